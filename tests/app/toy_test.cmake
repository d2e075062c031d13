# Adds the test of CONTRIBUTING.md to a copy of the tree, as that page says, builds the copy and runs the test.
# cmake -D SOURCE_DIR=… -D SCRATCH=… -P toy_test.cmake
cmake_minimum_required(VERSION 3.25)

# call(output_variable expected_exit_code command…)
function(call output expected)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${SCRATCH}
        RESULT_VARIABLE code OUTPUT_VARIABLE out ERROR_VARIABLE err)
    if(NOT code STREQUAL expected)
        string(JOIN " " line ${ARGN})
        message(FATAL_ERROR "${line}: exit code ${code} instead of ${expected}\n${out}\n${err}")
    endif()
    set(${output} "${out}" PARENT_SCOPE)
endfunction()

# expect(json expected path…): the value at this path of the document.
function(expect json expected)
    string(JSON found GET "${json}" ${ARGN})
    if(NOT found STREQUAL expected)
        string(JOIN "." path ${ARGN})
        message(FATAL_ERROR "${path} is ${found} instead of ${expected} in\n${json}")
    endif()
endfunction()

file(REMOVE_RECURSE ${SCRATCH})
foreach(entry CMakeLists.txt CMakePresets.json COPYING app core packaging resources translations)
    file(COPY ${SOURCE_DIR}/${entry} DESTINATION ${SCRATCH})
endforeach()

# One file …
file(READ ${SOURCE_DIR}/CONTRIBUTING.md page)
string(FIND "${page}" "```cpp\n// core/tests/toy_sum.cpp\n" begin)
if(begin EQUAL -1)
    message(FATAL_ERROR "CONTRIBUTING.md shows no core/tests/toy_sum.cpp")
endif()
string(SUBSTRING "${page}" ${begin} -1 page)
string(REGEX REPLACE "^```cpp\n" "" page "${page}")
string(FIND "${page}" "\n```" end)
string(SUBSTRING "${page}" 0 ${end} code)
file(WRITE ${SCRATCH}/core/tests/toy_sum.cpp "${code}\n")

# … and one word.
file(READ ${SCRATCH}/core/CMakeLists.txt list)
string(REPLACE "set(TACHOGRAPH_CATALOG\n" "set(TACHOGRAPH_CATALOG\n    toy_sum\n" with_word "${list}")
if(with_word STREQUAL list)
    message(FATAL_ERROR "core/CMakeLists.txt has no list TACHOGRAPH_CATALOG")
endif()
file(WRITE ${SCRATCH}/core/CMakeLists.txt "${with_word}")

call(out 0 ${CMAKE_COMMAND} --preset nogui -D TACHOGRAPH_TESTS=OFF)
call(out 0 ${CMAKE_COMMAND} --build --preset nogui --target tachograph)
set(program ${SCRATCH}/build/nogui/tachograph)

# Listed and described, its parameter an option with a range, its samples in the JSON: without another line of code.
call(json 0 ${program} tests toy.sum --json)
if(NOT json MATCHES "toy\\.sum" OR NOT json MATCHES "count")
    message(FATAL_ERROR "The test is not described:\n${json}")
endif()

call(json 0 ${program} run toy.sum --set count=100k --json)
set(result runs 0 results 0)
expect("${json}" toy.sum ${result} test)
expect("${json}" completed ${result} outcome)
expect("${json}" 100000 ${result} parameters count)
expect("${json}" rate ${result} metrics 0 id)
expect("${json}" 1/s ${result} metrics 0 unit)
expect("${json}" higher ${result} metrics 0 better)
string(JSON n GET "${json}" ${result} metrics 0 n)
string(JSON samples LENGTH "${json}" ${result} metrics 0 samples)
if(n LESS 6 OR NOT samples EQUAL n)
    message(FATAL_ERROR "${samples} samples and n = ${n}: at least 6 and as many were expected in\n${json}")
endif()
math(EXPR last "${n} - 1")
foreach(i RANGE ${last})
    string(JSON sample GET "${json}" ${result} metrics 0 samples ${i})
    if(NOT sample GREATER 0)
        message(FATAL_ERROR "Sample ${i} is ${sample}")
    endif()
endforeach()

call(out 0 ${program} run toy.sum --repeat 3)
if(NOT out MATCHES "Additions")
    message(FATAL_ERROR "The figure is not printed:\n${out}")
endif()
call(out 2 ${program} run toy.sum --set count=0)

file(REMOVE_RECURSE ${SCRATCH})
