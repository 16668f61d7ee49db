import type { Page } from "@playwright/test";

/** A hand over a page, which counts what it does: a tap, a key, a choice in a list as the two clicks that it takes. */
export function handOf(page: Page) {
  const counts = { clicks: 0, keys: 0 };
  return {
    counts,
    click: async (name: string | RegExp, role: "button" | "link" | "checkbox" | "tab" = "button") => {
      counts.clicks += 1;
      await page.getByRole(role, { name }).first().click();
    },
    choose: async (label: string, option: string) => {
      counts.clicks += 2;
      await page.getByLabel(label).selectOption(option);
    },
    focus: async (label: string) => {
      counts.clicks += 1;
      await page.getByLabel(label).first().click();
    },
    type: async (text: string) => {
      counts.keys += text.length;
      await page.keyboard.type(text);
    },
    press: async (...keys: readonly string[]) => {
      counts.keys += keys.length;
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}
