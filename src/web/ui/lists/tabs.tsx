import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { tabLook, tabRow } from "./tab-look.ts";

interface TabsProps<Value extends string> {
  /** What the tabs divide. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; aside?: ReactNode }[];
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** How the tabs lie, where not in one row that is moved sideways. */
  rowClassName?: string | undefined;
  /** TabPanel for each. */
  children: ReactNode;
  className?: string | undefined;
}

/** Several views of one thing, one at a time. Arrow keys move, Enter or Space opens. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue = tabs[0]?.value, onValueChange } = props;
  const { rowClassName = tabRow, children, className } = props;
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
      className={className}
    >
      <Base.List aria-label={label} className={rowClassName}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabLook}>
            {tab.label}
            {tab.aside !== undefined && (
              <span className="tabular text-sm font-normal text-ink-2">{tab.aside}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

interface TabPanelProps {
  value: string;
  /** What was typed in it stays while another tab is looked at. */
  isKept?: boolean | undefined;
  children: ReactNode;
}

/** What one tab shows. */
export function TabPanel({ value, isKept = false, children }: TabPanelProps) {
  return (
    <Base.Panel value={value} keepMounted={isKept} className="pt-5">
      {children}
    </Base.Panel>
  );
}
