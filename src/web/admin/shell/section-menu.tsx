import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { type SectionName, sections } from "./sections.ts";

interface SectionMenuProps {
  readonly current: SectionName;
  readonly isNarrow: boolean;
  readonly onChosen?: () => void;
}

/** The six sections; the address keeps the choice, so that Back and reload do too. */
export function SectionMenu({ current, isNarrow, onChosen }: SectionMenuProps) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Sections`}>
      <ul className="grid gap-1">
        {sections.map(({ name, label, icon }) => (
          <li key={name}>
            <Link
              to={{ search: `?section=${name}` }}
              aria-current={name === current ? "page" : undefined}
              title={isNarrow ? i18n._(label) : undefined}
              onClick={() => onChosen?.()}
              className={classNames(
                "flex min-h-9 items-center gap-3 rounded-md px-3 hover:bg-ink/8",
                name === current && "bg-ink text-paper hover:bg-ink",
                isNarrow && "justify-center px-0",
              )}
            >
              <Icon of={icon} className="size-4 shrink-0" />
              <span className={isNarrow ? "sr-only" : undefined}>{i18n._(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
