#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace tachograph {

/// What went wrong, as one translated sentence that names the thing and the remedy.
struct Error {
    enum class Kind {
        Failed, ///< the work could not be done
        Usage, ///< what was asked for makes no sense
        Refused, ///< it could be done, but would not be safe
        Stopped, ///< the user (or his time limit) ended it: an outcome, not a fault
    };
    QString message;
    Kind kind = Kind::Failed;

    static Error usage(QString message) { return { std::move(message), Kind::Usage }; }
    static Error refused(QString message) { return { std::move(message), Kind::Refused }; }
    static Error stopped() { return { {}, Kind::Stopped }; }
};

/// A value or an Error; the part of std::expected that is needed, which neither g++ 12 in C++20 nor clang 14 has.
template<typename T = void>
class [[nodiscard]] Result {
public:
    using value_type = T;

    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) { }
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) { }

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T &value() & { return std::get<0>(m_state); }
    const T &value() const & { return std::get<0>(m_state); }
    T &&value() && { return std::get<0>(std::move(m_state)); }
    const Error &error() const { return std::get<1>(m_state); }
    T value_or(T other) const & { return has_value() ? value() : std::move(other); }

    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }

private:
    std::variant<T, Error> m_state;
};

template<>
class [[nodiscard]] Result<void> {
public:
    using value_type = void;

    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_ok(false) { }

    bool has_value() const { return m_ok; }
    explicit operator bool() const { return m_ok; }
    const Error &error() const { return m_error; }

private:
    Error m_error;
    bool m_ok = true;
};

} // namespace tachograph
