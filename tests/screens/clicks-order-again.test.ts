import type { Locator } from "@playwright/test";
import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, clientBearer } from "#tests/support/client-quote.ts";
import { deliverOrderOf } from "#tests/support/delivered-order.ts";
import { asStaff } from "#tests/support/office.ts";

// A shop of its own: its price list is in use for all that is asked for there.
test.use({ shopName: "order again", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test("FOUND-U23 an order is asked for again with another quantity in three taps", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const [size] = await (await fetch(`${shop.url}/api/sizes`)).json();
  await asStaff(shop, "POST", "/api/price-lists", {
    ...{ name: "Spring", active: true, print: null },
    breaks: [
      { size_id: size.id, min_units: 10_000, unit_price: "0.20" },
      { size_id: size.id, min_units: 50_000, unit_price: "0.15" },
    ],
  });
  const quote = await askForClientQuote(shop, true);
  await asStaff(shop, "POST", `/api/quotes/${quote.id}/transfer-received`, { amount: "4000" });
  await deliverOrderOf(shop, quote);
  const bearer = await clientBearer(shop, quote);
  await page.addInitScript((token) => localStorage.setItem("clientToken", token), bearer);
  await page.goto(`/client/dashboard/${quote.id}`);

  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole("link", { name: "Order again" }));
  await arriveAt(page, "**/client/orders/*/again");
  await tap(page.getByRole("radio", { name: /50,000/ }));
  // 50,000 at $0.15; 20,000 cost $0.20.
  await expect(page.getByRole("row", { name: /^Total/ })).toContainText("$7,500.00");
  await tap(page.getByRole("button", { name: "Send the request" }));
  process.stdout.write(`order again, with another quantity: ${taps} taps\n`);
  expect(taps).toBeLessThanOrEqual(3);
  await arriveAt(page, "**/client/dashboard/*");
  const again = Number(new URL(page.url()).pathname.split("/").at(-1));
  expect(again).not.toBe(quote.id);
  await expect(page.getByRole("main")).toContainText("50,000");
  expect(await asStaff(shop, "GET", `/api/quotes/${again}`)).toMatchObject({
    quote: { po_number: null, message: "", quantity: 50_000, stage: "drafting" },
  });
});
