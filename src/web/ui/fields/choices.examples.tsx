import type { Examples } from "../examples.ts";
import { TabPanel, Tabs } from "../lists/tabs.tsx";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Switch } from "./switch.tsx";

const options = [
  { value: "card", label: "Card", hint: "At once" },
  { value: "transfer", label: "Bank transfer", hint: "Two days" },
  { value: "cheque", label: "Cheque", disabled: true },
] as const;

export const examples: Examples = {
  "RadioGroup as a list": () => (
    <RadioGroup id="way" name="way" label="How do you pay?" options={options} defaultValue="card" />
  ),
  "RadioGroup as cards, refused": () => (
    <RadioGroup
      id="ways"
      name="ways"
      label="How do you pay?"
      options={options}
      look="cards"
      error="Choose one"
    />
  ),
  "Switch, off, on, disabled": () => (
    <div className="grid gap-2">
      <Switch id="mails" label="Tell me by email" hint="At once, no Save" />
      <Switch id="dense" label="Dense lists" defaultChecked />
      <Switch id="later" label="Not yet" disabled />
    </div>
  ),
  Tabs: () => (
    <Tabs
      label="The quote"
      tabs={[
        { value: "facts", label: "Facts" },
        { value: "history", label: "History", aside: "3" },
      ]}
    >
      <TabPanel value="facts">What was asked for.</TabPanel>
      <TabPanel value="history">What happened since.</TabPanel>
    </Tabs>
  ),
  ThemeSwitch: () => (
    <ThemeSwitch label="Appearance" words={{ system: "As the system", light: "Light", dark: "Dark" }} />
  ),
};
