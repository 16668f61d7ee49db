import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient } from "#tests/support/client-quote.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";

// Another day than in Denver, most of the time.
test.use({ timezoneId: "Pacific/Auckland" });

const told = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    new Date(moment),
  );

/** Spaces of all widths look alike. */
const plain = (text: string) => text.replace(/\s+/g, " ");

test("SPEC-2.41 staff reads the shop's clock everywhere, and dates and words instead of raw values", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  const { mails } = (await asStaff(shop, "GET", `/api/outbox?search=${quote.email}&per_page=1`)) as {
    mails: { created_at: string }[];
  };
  await openOffice(page, shop, "section=outbox");
  await page.getByRole("searchbox").fill(quote.email);
  await expect(page.getByText("Quote confirmed").first()).toBeVisible();
  const written = plain(told(mails[0]?.created_at ?? "", "America/Denver"));
  await expect
    .poll(async () => plain((await page.getByRole("row").nth(1).textContent()) ?? ""))
    .toContain(written);

  await openOffice(page, shop, "section=account");
  const session = page.getByRole("list", { name: "Open sessions" }).locator("time").first();
  const since = (await session.getAttribute("datetime")) ?? "";
  expect(plain((await session.textContent()) ?? "")).toBe(plain(told(since, "America/Denver")));

  await openOffice(page, shop, `section=devis&open=${quote.id}`);
  const details = openDialog(page);
  await expect(details.getByText(/^Status: /).first()).toBeVisible();
  const text = (await details.textContent()) ?? "";
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}T|status: |total: /);
});

test("SPEC-2.41 a client reads the browser's clock", { tag: "@deep" }, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await enterAsClient(page, quote);
  const moments = page.locator("time");
  await expect(moments.first()).toBeVisible();
  const shown = await moments.evaluateAll((all) =>
    all.map((one) => [one.getAttribute("datetime") ?? "", one.textContent ?? ""]),
  );
  const here = (moment: string) =>
    new Intl.DateTimeFormat("en-US", { day: "numeric", timeZone: "Pacific/Auckland" }).format(
      new Date(moment),
    );
  for (const [moment = "", text = ""] of shown) expect(text).toMatch(new RegExp(`\\b${here(moment)}\\b`));
});
