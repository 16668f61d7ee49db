import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./browser.ts";
import { film, filmOf } from "./film.ts";
import { handOf } from "./hand.ts";
import { textsIn } from "./tour/catalog-text.ts";

/** The words with others before or after them. */
export const has = (words: RegExp) => new RegExp(words.source.slice(1, -1));

export type Owner = Awaited<ReturnType<typeof ownerAt>>;

/** The owner before the page: her hand, her words, and the table of what each step took her. */
export async function ownerAt(page: Page) {
  const counted = handOf(page);
  const t = await textsIn(film.language);
  const picture = filmOf(page, "own-shop");
  const main = page.getByRole("main");
  const hand = {
    ...counted,
    press_: async (target: Locator) => {
      counted.counts.clicks += 1;
      await target.click();
    },
  };
  return {
    ...{ t, hand, show: picture, totals: () => ({ ...counted.counts }) },
    field: (name: string) => main.getByLabel(has(t(name))).first(),
    form: (name: string) => ({
      save: async () => {
        const form = main.getByRole("form", { name: t(name) });
        await picture(`${name} typed`);
        await hand.press_(form.locator("button[type=submit]"));
        // Nothing is left to be saved.
        await expect(form.locator("button[type=submit]")).toBeDisabled();
        await expect(form.locator("button[type=submit]")).not.toHaveAttribute("aria-busy");
      },
    }),
    step: async (name: string, act: () => Promise<void>) => {
      const before = { ...counted.counts };
      await act();
      await picture(name);
      const { clicks, keys } = counted.counts;
      process.stdout.write(`${name}: ${clicks - before.clicks} clicks, ${keys - before.keys} keys\n`);
    },
  };
}

/** A picture of a shape on a ground of its own. */
export async function picture(name: string, wide: number, high: number, hue = 0) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">
    <rect width="100%" height="100%" fill="hsl(${hue * 30} 30% 80%)"/>
    <rect x="25%" y="20%" width="50%" height="60%" rx="20" fill="hsl(${hue * 30} 40% 35%)"/></svg>`;
  return { name, mimeType: "image/png", buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}
