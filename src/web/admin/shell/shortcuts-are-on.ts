import { createStoredValue } from "../../parts/stored-value.ts";

/** Whether single keys are shortcuts: they can be turned off, for those whose keys come from speech (WCAG 2.1.4). */
export const shortcutsAreOn = createStoredValue<boolean>({
  key: "adminShortcuts",
  read: (text) => text !== "off",
  write: (isOn) => (isOn ? null : "off"),
  onServer: true,
});

/** Whether a key may be a shortcut: a single one, that belongs to no field, and to no dialog that stands open. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!shortcutsAreOn.get() || ctrlKey || metaKey || altKey) return false;
  return !(
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]")
  );
}

/** Whether a key is a character that no control of a dialog takes. */
export function isTyped({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if ([...key].length !== 1 || ctrlKey || metaKey) return false;
  return !(target instanceof Element && target.closest("[role=dialog] :is(input, textarea, select, button)"));
}
