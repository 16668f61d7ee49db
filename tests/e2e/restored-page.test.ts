import { expect, test } from "#tests/support/browser.ts";
import { asStaff } from "#tests/support/office.ts";

/** A page that a browser makes anew from what it had stored: after Back, or in a tab that was restored. */
test.use({ shopName: "shown again" });

test("REL-F18 a page from the browser's own store asks for today's prices", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await page.goto("/details/1");
  const price = (await page.getByTestId("price").textContent()) ?? "";
  const sizes: { id: number; name: string; label: string; price: string; product_id: number }[] = await (
    await fetch(`${shop.url}/api/sizes`)
  ).json();
  const own = sizes.filter(({ product_id }) => product_id === 1);
  const setPrices = async (priceOf: (own: string) => string) => {
    for (const { id, name, label, product_id, price: before } of own)
      await asStaff(shop, "PUT", `/api/sizes/${id}`, { name, label, product_id, price: priceOf(before) });
    // A change of the catalogue may take a second to be seen.
    await expect
      .poll(async () => {
        const told: typeof own = await (await fetch(`${shop.url}/api/sizes`)).json();
        return own.every(({ id, price: before }) =>
          told.some((size) => size.id === id && Number(size.price) === Number(priceOf(before))),
        );
      })
      .toBe(true);
  };
  await page.goto("/offline");
  await setPrices(() => "0.9100");
  await page.goBack();
  await expect(page.getByTestId("price")).toContainText("$0.91");
  await setPrices((before) => before);
  // A page is rendered anew a moment later than a call.
  await expect(async () => {
    await page.reload();
    await expect(page.getByTestId("price")).toHaveText(price, { timeout: 1_000 });
  }).toPass();
});
