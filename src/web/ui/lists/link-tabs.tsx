import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { tabLook, tabRow } from "./tab-look.ts";

interface LinkTabsProps {
  /** What the pages have in common. */
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    readonly label: ReactNode;
    readonly aside?: ReactNode;
    readonly isCurrent: boolean;
  }[];
  readonly className?: string | undefined;
}

/** Pages that belong together, as tabs that are links: each has an address of its own. The current one is in sight. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useLayoutEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>("[data-active]");
    if (link) row.current?.scrollTo({ left: link.offsetLeft - row.current.offsetLeft });
  }, [current]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={row} className={tabRow}>
        {tabs.map(({ to, label: name, aside, isCurrent }) => (
          <li key={to} className="flex shrink-0">
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              data-active={isCurrent ? "" : undefined}
              className={tabLook}
            >
              {name}
              {aside !== undefined && <span className="tabular text-sm font-normal text-ink-2">{aside}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
