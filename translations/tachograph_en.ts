<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>tachograph::ui::ConsentDialog</name>
    <message numerus="yes">
        <source>Overwrite %n drive(s)?</source>
        <translation>
            <numerusform>Overwrite %n drive?</numerusform>
            <numerusform>Overwrite %n drives?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::HistoryModel</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::HistoryPage</name>
    <message numerus="yes">
        <source>1 run with its %n results deleted.</source>
        <translation>
            <numerusform>1 run with its %n results deleted.</numerusform>
            <numerusform>1 run with its %n results deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n run deleted.</numerusform>
            <numerusform>%n runs deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln result</numerusform>
            <numerusform>%Ln results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::MeasurePage</name>
    <message numerus="yes">
        <source>%n test(s) measured.</source>
        <translation>
            <numerusform>%n test measured.</numerusform>
            <numerusform>%n tests measured.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::SetupPanel</name>
    <message numerus="yes">
        <source>More (%n changed)</source>
        <translation>
            <numerusform>More (%n changed)</numerusform>
            <numerusform>More (%n changed)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %n test(s)</source>
        <translation>
            <numerusform>Run %n test</numerusform>
            <numerusform>Run %n tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), about %1, writes %2 to the drive</source>
        <translation>
            <numerusform>%n test, about %1, writes %2 to the drive</numerusform>
            <numerusform>%n tests, about %1, writes %2 to the drive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), about %1, writes nothing</source>
        <translation>
            <numerusform>%n test, about %1, writes nothing</numerusform>
            <numerusform>%n tests, about %1, writes nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s), about %1, destroys everything on %2</source>
        <translation>
            <numerusform>%n test, about %1, destroys everything on %2</numerusform>
            <numerusform>%n tests, about %1, destroys everything on %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TagsDialog</name>
    <message numerus="yes">
        <source>Tags of %n run(s). A tag belongs to a whole run, with all of its results.</source>
        <translation>
            <numerusform>Tags of %n run. A tag belongs to a whole run, with all of its results.</numerusform>
            <numerusform>Tags of %n runs. A tag belongs to a whole run, with all of its results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tachograph::ui::TargetPicker</name>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>and %n other</numerusform>
            <numerusform>and %n others</numerusform>
        </translation>
    </message>
</context>
</TS>
