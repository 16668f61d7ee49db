import { Menu as Base } from "@base-ui/react/menu";
import { Check, type LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Link, type To } from "react-router";
import { classNames } from "./class-names.ts";
import { floatingPanel } from "./floating-style.ts";
import { Icon } from "./icon.tsx";

interface MenuProps {
  /** The button that opens it, with its own words. */
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "end" | undefined;
  side?: "bottom" | "top" | "right" | undefined;
}

/** Actions behind a button. Children: MenuItem, MenuLink, MenuChoices, MenuLine. */
export function Menu({ trigger, children, align = "start", side = "bottom" }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 outline-none"
        >
          <Base.Popup
            className={classNames(floatingPanel, "max-h-(--available-height) min-w-48 overflow-y-auto p-1")}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface EntryLook {
  icon?: LucideIcon | undefined;
  /** At the end of the line: a shortcut, a count. */
  aside?: ReactNode;
  children: ReactNode;
}

interface MenuItemProps extends EntryLook {
  onSelect: () => void;
  disabled?: boolean | undefined;
  tone?: "plain" | "danger" | undefined;
}

/** Something to do. */
export function MenuItem({ onSelect, disabled = false, tone = "plain", ...look }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      className={classNames(entry, tone === "danger" ? "text-danger" : undefined)}
    >
      <Entry {...look} />
    </Base.Item>
  );
}

/** Somewhere to go. */
export function MenuLink({ to, ...look }: EntryLook & { to: To }) {
  return (
    <Base.LinkItem closeOnClick render={<Link to={to} />} className={entry}>
      <Entry {...look} />
    </Base.LinkItem>
  );
}

interface MenuChoicesProps<Value extends string> {
  label: ReactNode;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
}

/** One of several, the chosen one ticked. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={props.value} onValueChange={props.onValueChange}>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-sm text-ink-2">{props.label}</Base.GroupLabel>
      {props.options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick className={entry}>
          <span className="flex-1">{option.label}</span>
          <Base.RadioItemIndicator>
            <Icon of={Check} className="size-4" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** A hairline between groups. */
export function MenuLine() {
  return <Base.Separator className="mx-1 my-1 h-px bg-line" />;
}

const entry =
  "flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 text-left text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 data-highlighted:bg-ink data-highlighted:text-paper pointer-coarse:min-h-11";

function Entry({ icon, aside, children }: EntryLook) {
  return (
    <>
      {icon && <Icon of={icon} className="size-4" />}
      <span className="flex-1">{children}</span>
      {aside !== undefined && <span className="tabular opacity-75">{aside}</span>}
    </>
  );
}
