import { type ReactNode, useEffect } from "react";
import { takeEarlyClicks } from "./early-clicks.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Around the page in the browser. What was typed, ticked, chosen and clicked before React took the page over happens
 * once more for it: otherwise a field would go back to what the server knew.
 */
export function KeepEarlyInput({ children }: { children: ReactNode }) {
  useEffect(() => {
    const fields = [...document.querySelectorAll<Field>("input,textarea,select")].filter(isChanged);
    const values = fields.map(({ value }) => value);
    const clicked = takeEarlyClicks();
    // When all parts of the page have had their first effects.
    setTimeout(() => {
      for (const [index, field] of fields.entries()) repeat(field, values[index] ?? "");
      for (const button of clicked) button.click();
    });
  }, []);
  return children;
}

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Whether a field is no longer as the server sent it. A radio that lost its mark is told by the one that has it. */
function isChanged(field: Field): boolean {
  if (isTick(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type[0] === "c");
  if ("options" in field) return field.selectedOptions[0]?.defaultSelected === false;
  return field.type !== "hidden" && field.value !== field.defaultValue;
}

/** React hears of a value only when it differs from the last one it saw, which it notes at the element's own setter. */
function repeat(field: Field, value: string): void {
  if (isTick(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (field.type !== "file") {
    field.value = "";
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  }
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}
