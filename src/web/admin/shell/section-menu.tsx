import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useMay } from "../allowed.tsx";
import { useToday } from "../dashboard/use-today.ts";
import { useFormats } from "../use-formats.ts";
import type { Section, SectionName } from "./section.ts";
import { sections } from "./sections.ts";

interface SectionMenuProps {
  readonly current: SectionName;
  readonly isNarrow: boolean;
  readonly onChosen?: () => void;
}

/** The six sections, and the shop's own under a heading, as far as the own role may see them; the choice is in the address. */
export function SectionMenu(props: SectionMenuProps) {
  const { t } = useLingui();
  const may = useMay();
  const seen = sections.filter(({ needs }) => !needs || may(needs));
  return (
    <nav aria-label={t`Sections`}>
      <Sections {...props} of={seen.filter(({ isAddition }) => !isAddition)} />
      <p
        className={classNames(
          "mt-2 mb-1 border-t border-line px-3 pt-2 text-sm text-ink-2",
          props.isNarrow && "*:sr-only",
        )}
      >
        <span>
          <Trans>Records and settings</Trans>
        </span>
      </p>
      <Sections {...props} of={seen.filter(({ isAddition }) => isAddition)} />
    </nav>
  );
}

function Sections({ of, current, isNarrow, onChosen }: SectionMenuProps & { of: readonly Section[] }) {
  const { i18n } = useLingui();
  const { count } = useFormats();
  const counts = useToday().data?.counts;
  return (
    <ul className="grid gap-0.5">
      {of.map(({ name, label, icon, waiting }) => (
        <li key={name}>
          <Link
            to={paths.adminSection(name)}
            aria-current={name === current ? "page" : undefined}
            title={isNarrow ? i18n._(label) : undefined}
            onClick={() => onChosen?.()}
            className={classNames(
              "flex min-h-9 items-center gap-3 rounded-md px-3 text-control pointer-coarse:min-h-11",
              name === current ? "bg-ink text-paper" : "hover:bg-ink/8",
              isNarrow && "justify-center px-0",
            )}
          >
            <Icon of={icon} className="size-4 shrink-0" />
            <span className={isNarrow ? "sr-only" : "grow"}>{i18n._(label)}</span>
            {waiting && counts?.[waiting] ? (
              <span className={classNames("tabular text-sm", isNarrow && "sr-only")}>
                {count(counts[waiting])}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
