import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./browser.ts";
import { asStaff, openOffice, requestQuote } from "./office.ts";
import { type Refusal, refusals, refuse, serverSentence } from "./refusals.ts";
import { tinyPng } from "./tiny-png.ts";

/** Something that staff does, which the server refuses; and what is said then, where, with nothing claimed done. */
export interface Mutation {
  readonly name: string;
  readonly section: string;
  readonly method: string;
  readonly url: RegExp;
  /** Opens what it is done in; once, before the refusals. */
  readonly open?: (page: Page) => Promise<void>;
  /** Once a refusal; `round` counts from 0. */
  readonly act: (page: Page, round: number) => Promise<void>;
  readonly place: (page: Page) => Locator;
  readonly words: (refusal: Refusal) => string;
  /** Must not be read anywhere. */
  readonly claim: string;
}

/** The server's own sentence, or these words where there was no answer. */
export const serverFirst = (silent: string) => (refusal: Refusal) =>
  refusal === "silence" ? silent : serverSentence(refusal);
export const confirmation = (page: Page) => page.getByRole("alertdialog");
export const main = (page: Page) => page.getByRole("main");
export const press = (place: (page: Page) => Locator, name: string | RegExp) => async (page: Page) => {
  await place(page).getByRole("button", { name, exact: true }).first().click();
};
export const openDelete = press(main, /^Delete (?!the selected)/);

/** A journey through the mutations: each is refused in every way, in turn. */
export function testRefusals(area: string, mutations: readonly Mutation[]): void {
  test(`${area}: a refusal has its words at its place, and nothing is claimed`, async ({ page, shop }) => {
    await prepare(shop);
    await openOffice(page, shop, "section=account");
    for (const { name, section, method, url, open, act, place, words, claim } of mutations) {
      await test.step(name, async () => {
        await page.goto(`/admin?section=${section}`);
        await open?.(page);
        for (const [round, refusal] of refusals.entries()) {
          const allow = await refuse(page, { method, url }, refusal);
          await act(page, round);
          await expect(place(page).getByText(words(refusal)).first()).toBeVisible();
          await expect(page.getByText(claim)).toHaveCount(0);
          await allow();
        }
      });
    }
  });
}

/** What the mutations are done to; once a shop. */
async function prepare(shop: Parameters<typeof asStaff>[0]): Promise<void> {
  const { users } = (await asStaff(shop, "GET", "/api/users?search=staffer")) as { users: unknown[] };
  if (users.length > 0) return;
  await asStaff(shop, "POST", "/api/users", {
    name: "Sten Staffer",
    email: "staffer@example.com",
    telephone: "303-555-0123",
    password: "a good password",
    password_confirmation: "a good password",
  });
  await requestQuote(shop, { name: "Rita Refused" });
  await requestQuote(shop, { name: "Lola Logo", needsLogo: true, logo: tinyPng });
  const trashed = await requestQuote(shop, { name: "Tara Trashed" });
  await asStaff(shop, "DELETE", `/api/quotes/${trashed.id}`);
  await fetch(`${shop.url}/api/ContactMessage`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Mona Message",
      email: "mona@example.com",
      message: "Do you ship to Ohio?",
    }),
  });
}
