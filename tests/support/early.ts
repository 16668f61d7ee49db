import { expect, type Page } from "@playwright/test";
import { untilAlive } from "./browser.ts";

/** Opens a page and keeps all its scripts waiting; answers what lets them come. */
export async function holdScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  const arrived = page.goto(path);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  return async () => {
    resolve();
    await arrived;
    await untilAlive(page);
  };
}

/** Fills in, ticks and chooses all that the page shows; answers how many fields that were. */
export async function changeAllFields(page: Page): Promise<number> {
  const fields = await page.locator(":is(main, footer) :is(input, select, textarea):visible").all();
  for (const [index, field] of fields.entries()) {
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? `${element.type} ${element.inputMode}` : element.tagName,
    );
    if (kind === "SELECT") {
      const values = await field
        .locator("option")
        .evaluateAll((all) => all.map((each) => each.getAttribute("value") ?? ""));
      await field.selectOption(values.at(-1) ?? "");
    } else if (kind.startsWith("checkbox")) await field.click({ force: true });
    // A colour of one's own is white until one mixes it, which is one of the colours.
    else if (kind.startsWith("radio") && (await field.getAttribute("value")) !== "own")
      await field.check({ force: true });
    else if (kind.endsWith("numeric")) await field.fill("25,000");
    else if (kind.startsWith("email")) await field.fill(`early-${index}@typed.example`);
    else if (kind.startsWith("tel")) await field.fill("(303) 555-0123");
    else if (/^(text|search|password|TEXTAREA)/.test(kind)) await field.fill(`Typed early ${index}`);
  }
  return fields.length;
}

/** What all fields of a page hold, by their place. */
export function heldByFields(page: Page): Promise<string[]> {
  return page.locator(":is(main, footer) :is(input, select, textarea)").evaluateAll((all) =>
    all.flatMap((field) => {
      if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
        return `${field.name} ${field.value}: ${field.checked}`;
      // A chosen file has a test of its own, and where a logo is tried on a bag the field comes with the scripts.
      if (field instanceof HTMLInputElement && /^(hidden|color|file)$/.test(field.type)) return [];
      return field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement
        ? `${field.name}: ${field.value}`
        : [];
    }),
  );
}
