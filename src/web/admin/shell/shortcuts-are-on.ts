import { createStoredValue } from "../../parts/stored-value.ts";

/** Whether single keys are shortcuts: they can be turned off, for those whose keys come from speech (WCAG 2.1.4). */
export const shortcutsAreOn = createStoredValue<boolean>({
  key: "adminShortcuts",
  read: (text) => text !== "off",
  write: (isOn) => (isOn ? null : "off"),
  onServer: true,
});
