import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterByLink } from "#tests/support/client-quote.ts";
import { openOffice } from "#tests/support/office.ts";
import { recordFigure } from "#tests/support/promise.ts";

test.use({ expectedErrors: [/401|404/] });

test("REL-P10 after signing out, the browser's own cache answers no private call", async ({ page, shop }) => {
  const asked = new Set<string>();
  page.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    const isRead = response.request().method() === "GET" && response.ok();
    if (isRead && pathname.startsWith("/api/")) asked.add(pathname + search);
  });
  const quote = await askForClientQuote(shop, true);
  await enterByLink(page, quote);
  await expect(page.getByText(quote.reference).first()).toBeVisible();
  for (const section of ["users", "quotes", "payments", "outbox"]) {
    await openOffice(page, shop, `section=${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto("/about");
  const open = /^\/api\/(pictures|products|sizes|views)\b/;
  const addresses = [...asked].filter((address) => !open.test(address));
  expect(addresses.length).toBeGreaterThan(4);
  const kept = await page.evaluate(async (list) => {
    const answered: string[] = [];
    for (const address of list) {
      const answer = await fetch(address, { cache: "force-cache" });
      if (answer.ok) answered.push(address);
    }
    return answered;
  }, addresses);
  expect(kept).toEqual([]);
  recordFigure(
    "REL-P10",
    `${addresses.length} private addresses asked of Chromium's cache after sign-out: 0 answered`,
  );
});
