# Included by app/CMakeLists.txt once all targets exist: the translations go into the program under :/i18n.
# The texts' sources are those of the targets, so that no list is kept twice; headers are found by their folders.
set(translation_files ${CMAKE_SOURCE_DIR}/translations/tachograph_ko.ts ${CMAKE_SOURCE_DIR}/translations/tachograph_ja.ts)
set(plurals_file ${CMAKE_SOURCE_DIR}/translations/tachograph_en.ts) # English has nothing but the plural forms of its texts
qt_add_lrelease(tachograph TS_FILES ${translation_files} ${plurals_file} QM_FILES_OUTPUT_VARIABLE qm_files OPTIONS -silent)
qt_add_resources(tachograph translations PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${qm_files})

# Without the window its texts would be missing, and updating would throw their translations away.
if(TACHOGRAPH_GUI)
    file(GLOB_RECURSE translation_sources CONFIGURE_DEPENDS
        ${CMAKE_SOURCE_DIR}/app/*.h ${CMAKE_SOURCE_DIR}/core/*.h ${CMAKE_SOURCE_DIR}/ui/*.h)
    foreach(target tachograph-core tachograph-ui tachograph)
        get_target_property(sources ${target} SOURCES)
        get_target_property(folder ${target} SOURCE_DIR)
        foreach(source IN LISTS sources)
            cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder} NORMALIZE)
            cmake_path(IS_PREFIX CMAKE_BINARY_DIR ${source} generated)
            if(NOT generated AND source MATCHES "\\.cpp$")
                list(APPEND translation_sources ${source})
            endif()
        endforeach()
    endforeach()
    list(SORT translation_sources)
    qt_add_lupdate(tachograph TS_FILES ${translation_files} SOURCES ${translation_sources}
        INCLUDE_DIRECTORIES ${CMAKE_SOURCE_DIR} OPTIONS -no-obsolete -locations none)

    # Also for the test that looks for texts without a translation.
    list(JOIN translation_sources "\n" translation_lines)
    file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/translations.lst
        CONTENT "-I${CMAKE_SOURCE_DIR}\n${translation_lines}\n")
    add_custom_target(tachograph_lupdate_plurals VERBATIM
        COMMAND Qt6::lupdate -pluralonly -no-obsolete -locations none "@${CMAKE_BINARY_DIR}/translations.lst" -ts ${plurals_file})
    add_dependencies(update_translations tachograph_lupdate_plurals)

endif()
