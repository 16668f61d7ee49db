import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import type { Language } from "#domain/language/language.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { useLocale } from "../../words/use-locale.ts";

const choices = [
  { language: "en", short: "EN", name: "English" },
  { language: "fr", short: "FR", name: "Français" },
] as const;

interface LanguageSwitchProps {
  readonly className?: string;
  /** Where the choice is an account's, not the visitor's. */
  readonly onChoose?: (language: Language) => void;
}

/** English or French, by a form of its own: the choice is stored and the page comes back in it, before any script. */
export function LanguageSwitch({ className, onChoose }: LanguageSwitchProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.language()} className={className}>
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <fieldset className="inline-flex rounded-md border border-edge p-0.5">
        <legend className="sr-only">{t`Language`}</legend>
        {choices.map(({ language, short, name }) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            title={name}
            aria-pressed={locale === language}
            onClick={
              onChoose &&
              ((event) => {
                event.preventDefault();
                onChoose(language);
              })
            }
            className={classNames(
              "grid h-8 min-w-9 place-items-center rounded-sm px-1.5 text-sm font-semibold transition-colors pointer-coarse:h-11 pointer-coarse:min-w-11",
              locale === language ? "bg-ink text-paper" : "text-ink-2 hover:text-ink",
            )}
          >
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
