import { locales, readSetting, type Setting, themes, widths, writeSetting } from "./setting.ts";

/** The switches, and the frame with the examples. */
export function Bench() {
  const setting = readSetting(location.search);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex flex-wrap items-center gap-x-8 gap-y-3 border-b border-ink p-4">
        <h1 className="text-xl">Workbench</h1>
        <Choice label="Theme" name="theme" values={themes} setting={setting} />
        <Choice label="Locale" name="locale" values={locales} setting={setting} />
        <Choice label="Width" name="width" values={widths} setting={setting} />
      </header>
      <main className="overflow-x-auto bg-paper-2 p-4">
        <iframe
          title="Examples"
          src={writeSetting({ ...setting, isFrame: true })}
          width={setting.width}
          className="mx-auto block h-full min-h-[80dvh] border border-edge bg-paper"
        />
      </main>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: "theme" | "locale" | "width";
  values: readonly (string | number)[];
  setting: Setting;
}

function Choice({ label, name, values, setting }: ChoiceProps) {
  return (
    <nav aria-label={label} className="flex items-baseline gap-3 text-sm">
      <span className="text-ink-2">{label}</span>
      {values.map((value) => (
        <a
          key={value}
          href={writeSetting(readSetting(writeSetting({ ...setting, [name]: value })))}
          aria-current={setting[name] === value ? "true" : undefined}
          className="link aria-[current]:font-semibold"
        >
          {value}
        </a>
      ))}
    </nav>
  );
}
