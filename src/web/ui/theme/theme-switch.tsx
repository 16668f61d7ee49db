import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useId, useRef, useSyncExternalStore } from "react";
import { useEarlyValue } from "../fields/use-early-value.ts";
import { Icon } from "../icon.tsx";
import { chooseTheme, onThemeChange, readTheme, type ThemeChoice } from "./theme.ts";

interface ThemeSwitchProps {
  label: string;
  words: Record<ThemeChoice, string>;
  className?: string | undefined;
}

const choices = [
  { value: "system", icon: Monitor },
  { value: "light", icon: Sun },
  { value: "dark", icon: Moon },
] as const;

/** As the system, light or dark: three radios in a row. */
export function ThemeSwitch({ label, words, className }: ThemeSwitchProps) {
  const name = useId();
  const chosen = useSyncExternalStore<ThemeChoice>(onThemeChange, readTheme, () => "system");
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyValue(
    chosen,
    () => group.current?.querySelector<HTMLInputElement>("input:checked")?.value,
    (early) => {
      const choice = choices.find(({ value }) => value === early);
      if (choice) chooseTheme(choice.value);
    },
  );
  return (
    <fieldset ref={group} className={className}>
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex rounded-md border border-edge p-0.5">
        {choices.map(({ value, icon }) => (
          <label
            key={value}
            title={words[value]}
            className="grid size-8 cursor-pointer place-items-center rounded-sm text-ink-2 transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => chooseTheme(value)}
              className="sr-only"
            />
            <Icon of={icon} className="size-4" />
            <span className="sr-only">{words[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
