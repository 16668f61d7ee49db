import type { Locator, Page } from "@playwright/test";

type Name = string | RegExp;
type Role = "button" | "link" | "checkbox" | "tab" | "textbox";

/** A hand over a page, which counts what it does: a tap, a key, a choice in a list as the two clicks that it takes. */
export function handOf(page: Page) {
  const counts = { clicks: 0, keys: 0 };
  const click = async (name: Name, role: Role = "button") => {
    counts.clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  const type = async (text: string) => {
    counts.keys += text.length;
    await page.keyboard.type(text);
  };
  return {
    counts,
    click,
    type,
    choose: async (label: Name, option: string) => {
      counts.clicks += 2;
      await page.getByLabel(label).selectOption(option);
    },
    focus: async (label: Name) => {
      counts.clicks += 1;
      await page.getByLabel(label).first().click();
    },
    press: async (...keys: readonly string[]) => {
      counts.keys += keys.length;
      for (const key of keys) await page.keyboard.press(key);
    },
    /** Text in the place of what a field holds: the field, everything in it, and the words. */
    write: async (field: Locator, text: string) => {
      counts.clicks += 1;
      await field.click();
      if ((await field.inputValue()) !== "") {
        counts.keys += 1;
        await page.keyboard.press("ControlOrMeta+a");
      }
      await type(text);
    },
    /** Files out of the window in which they are chosen: the field, the file, "Open"; several with one key for all. */
    give: async (field: Locator, files: Parameters<Locator["setInputFiles"]>[0]) => {
      counts.clicks += 3;
      if (Array.isArray(files) && files.length > 1) counts.keys += 1;
      await field.setInputFiles(files);
    },
    /** What is done outside of the browser. */
    elsewhere: (done: { readonly clicks: number; readonly keys: number }) => {
      counts.clicks += done.clicks;
      counts.keys += done.keys;
    },
  };
}
