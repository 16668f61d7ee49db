import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote } from "#tests/support/client-quote.ts";
import { sized } from "#tests/support/lane.ts";
import { staffBearer } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of (401|404|410|422)/] });

/** Pages that come with their scripts: their fields look ready when they are. `npm test` takes a box to search in. */
const places = sized({
  quick: ["/admin?section=devis"],
  deep: [
    ...["/client/login", "/verify"],
    ...["/admin?section=devis", "/admin?section=settings", "/admin?section=texts"],
  ],
});

for (const path of places) {
  test(`FOUND-U40 ${path} keeps what is typed as soon as a field stands`, async ({ page, shop }) => {
    const token = await staffBearer(shop);
    await page.addInitScript((value) => localStorage.setItem("token", value), token);
    await page.goto(path, { waitUntil: "commit" });
    await page.evaluate(typeAtOnce, "typed at once");
    await page.waitForLoadState("networkidle");
    const box = page.getByRole("main").locator("input").locator("visible=true").first();
    await expect(box).toHaveValue("typed at once");
  });
}

test("FOUND-U40 the page of a mailed link keeps what is typed as soon as a field stands", async ({
  page,
  shop,
}) => {
  const { link } = await askForClientQuote(shop);
  await page.goto(link, { waitUntil: "commit" });
  await page.evaluate(typeAtOnce, "ada@typed.example");
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ada@typed.example");
});

/** Runs in the page: types into the first field that is seen, in the very task in which it comes. */
async function typeAtOnce(text: string): Promise<void> {
  const fields = () => [...document.querySelectorAll<HTMLInputElement>("main input")];
  const seen = () => fields().find((field) => field.checkVisibility());
  const box = await new Promise<HTMLInputElement>((resolve) => {
    const look = () => {
      const field = seen();
      if (!field) return;
      watch.disconnect();
      resolve(field);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true, attributes: true });
    look();
  });
  box.select();
  document.execCommand("insertText", false, text);
}

test("FOUND-T2 Ctrl K and what is typed after it count as soon as the heading stands", async ({
  page,
  shop,
}) => {
  const token = await staffBearer(shop);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto("/admin?section=sizes", { waitUntil: "commit" });
  // In the very task in which the heading comes, and before the palette is loaded.
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false) =>
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    await new Promise<void>((resolve) => {
      const stands = () => document.querySelector("main h1") !== null;
      const watch = new MutationObserver(() => {
        if (!stands()) return;
        watch.disconnect();
        resolve();
      });
      if (stands()) resolve();
      else watch.observe(document, { childList: true, subtree: true });
    });
    press("k", true);
    await Promise.resolve();
    for (const key of "trash") press(key);
  });
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("trash");
  await expect(page.getByRole("option", { name: "Go to Trash" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/section=trash/);
});
