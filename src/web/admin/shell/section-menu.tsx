import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useMay } from "../allowed.tsx";
import { useFormats } from "../use-formats.ts";
import { entriesFor, type SeenEntry } from "./entries.ts";
import type { Section, SectionName } from "./section.ts";
import { useWaitingIn } from "./use-waiting-in.ts";

interface SectionMenuProps {
  readonly current: SectionName;
  readonly isNarrow: boolean;
  readonly onChosen?: () => void;
}

/** The entries of the back office with the specified names under theirs, as far as the own role may see them; the choice is in the address. */
export function SectionMenu(props: SectionMenuProps) {
  const { t } = useLingui();
  const may = useMay();
  return (
    <nav aria-label={t`Sections`}>
      <ul className="grid gap-0.5">
        {entriesFor(may).map((entry) => (
          <EntryItem key={entry.first.name} {...props} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

/** One entry: it opens its first part, and is the current place unless one of the names under it is. */
function EntryItem({ entry, current, isNarrow, onChosen }: SectionMenuProps & { entry: SeenEntry }) {
  const { i18n } = useLingui();
  const { hash } = useLocation();
  const waitingIn = useWaitingIn();
  const { label, icon, first, parts, named } = entry;
  const isAt = ({ name, place }: Section) => name === current && (place === undefined || place === hash);
  const look = { isNarrow, ...(onChosen && { onChosen }) };
  return (
    <li>
      <MenuLink
        {...look}
        to={officePaths.adminSection(first.name)}
        isCurrent={parts.some(({ name }) => name === current) && !named.some(isAt)}
        label={i18n._(label)}
        icon={<Icon of={icon} className="size-4 shrink-0" />}
        count={waitingIn(parts)}
      />
      {named.length > 0 && (
        <ul className="grid gap-0.5">
          {named.map((section) => (
            <li key={section.name}>
              <MenuLink
                {...look}
                to={`${officePaths.adminSection(section.name)}${section.place ?? ""}`}
                isCurrent={isAt(section)}
                label={i18n._(section.label)}
                icon={
                  <Icon
                    of={section.icon}
                    className={classNames("size-4 shrink-0", !isNarrow && "invisible")}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface MenuLinkProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly isNarrow: boolean;
  readonly label: string;
  readonly icon: ReactNode;
  readonly count?: number;
  readonly onChosen?: () => void;
}

function MenuLink({ to, isCurrent, isNarrow, label, icon, count = 0, onChosen }: MenuLinkProps) {
  const formats = useFormats();
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      title={isNarrow ? label : undefined}
      onClick={() => onChosen?.()}
      className={classNames(
        "flex min-h-9 items-center gap-3 rounded-md px-3 text-control pointer-coarse:min-h-11",
        isCurrent ? "bg-ink text-paper" : "hover:bg-ink/8",
        isNarrow && "justify-center px-0",
      )}
    >
      {icon}
      <span className={isNarrow ? "sr-only" : "grow"}>{label}</span>
      {count > 0 && (
        <span className={classNames("tabular text-sm", isNarrow && "sr-only")}>{formats.count(count)}</span>
      )}
    </Link>
  );
}
