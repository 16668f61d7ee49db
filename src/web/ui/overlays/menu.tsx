import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { floatingPanel } from "./floating-style.ts";

export interface MenuItem {
  readonly label: ReactNode;
  readonly onSelect: () => void;
  readonly isDisabled?: boolean | undefined;
  /** Why it cannot be done now. */
  readonly hint?: string | undefined;
}

interface MenuProps {
  /** The button that opens it, with its own words. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
}

/** What else can be done: a list behind one button. Arrow keys move, Enter chooses, Escape closes. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} collisionPadding={12} className="z-50">
          <Base.Popup className={classNames(floatingPanel, "min-w-52 py-1")}>
            {items.map(({ label, onSelect, isDisabled = false, hint }, index) => (
              <Base.Item
                // biome-ignore lint/suspicious/noArrayIndexKey: the items never move while it is open.
                key={index}
                disabled={isDisabled}
                onClick={onSelect}
                className="flex min-h-control cursor-pointer flex-col justify-center px-4 py-1.5 data-disabled:cursor-default data-disabled:text-ink-2 data-highlighted:bg-paper-2"
              >
                {label}
                {hint && <span className="text-sm text-ink-2">{hint}</span>}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
