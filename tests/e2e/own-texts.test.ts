import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openOffice } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of (409|422)/], shopName: "own-texts" });

test("a mail is said in own words, seen before it is sent, and taken back to the original", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=texts");
  await expect(page.getByRole("region", { name: "Mails to staff" })).toBeVisible();
  await page.getByLabel("Search texts").fill("confirmed");
  await expect(page).toHaveURL(/search=confirmed/);
  await page.getByRole("link", { name: "Quote confirmed" }).click();
  const english = page.getByRole("region", { name: "English" });
  await expect(page.getByText("GE-2026-000007")).toBeVisible();
  const opening = english.getByLabel("Greeting and text");
  await expect(opening).toHaveValue(/^Hello \{name\},\n\nWe have confirmed your quote\./);
  await opening.fill("Dear {client},");
  await english.getByRole("button", { name: "Save" }).click();
  await expect(english.getByText("There is no {client} in this text.")).toBeVisible();
  await opening.fill("Dear {name},\n\n<b>{total}</b> it is.");
  await english.getByRole("button", { name: "Preview" }).click();
  const mail = english.frameLocator("iframe");
  await expect(mail.getByRole("paragraph").getByText("<b>$1,445.00</b> it is.")).toBeVisible();
  await english.getByRole("tab", { name: "As text" }).click();
  await expect(english.getByText("/…")).toBeVisible();
  await page.getByRole("link", { name: "All texts" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await english.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The text is saved.")).toBeVisible();
  await expect(english.getByText(/^Own words of/)).toBeVisible();
  await english.getByText("History").click();
  await expect(english.getByText("Text changed")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "All texts" }).click();
  await expect(page.getByRole("link", { name: "Quote confirmed Own words: EN" })).toBeVisible();
  await page.getByRole("link", { name: "Quote confirmed" }).click();
  await english.getByRole("button", { name: "Back to the original" }).click();
  await expect(opening).toHaveValue(/^Hello \{name\},\n\nWe have confirmed your quote\./);
});

test("the pages say what their owner typed, within a second, and bear its date", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const waits: number[] = [];
  for (const [name, path, first] of [
    ["about", "/about", "We print bags that people keep."],
    ["terms", "/terms", "Quotes and orders"],
    ["privacy", "/privacy-policy", "Introduction"],
    ["cookies", "/cookies", "One cookie"],
  ] as const) {
    const { texts } = (await asStaff(shop, "GET", "/api/texts")) as {
      texts: { name: string; en: { original: { body?: string } } }[];
    };
    const original = texts.find((text) => text.name === name)?.en.original.body ?? "";
    expect(original.split("\n")[0]).toBe(`# ${first}`);
    expect(original).not.toMatch(/[<>]|undefined|On this page|Last updated/);

    const body = `# Our own ${name}\nFirst line\n\n- one\n- two <b>bold</b>`;
    const began = Date.now();
    await asStaff(shop, "PUT", `/api/texts/${name}`, { language: "en", text: { body } });
    await expect
      .poll(async () => (await fetch(`${shop.url}${path}`)).text(), { intervals: [50] })
      .toContain(`Our own ${name}`);
    waits.push(Date.now() - began);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: `Our own ${name}` })).toBeVisible();
    await expect(page.getByText("two <b>bold</b>")).toBeVisible();
    await expect(page.getByText(/^Last updated: \w+ \d+, 20\d\d$/)).toBeVisible();
    await expectAccessible(page);
    expect(await (await fetch(`${shop.url}/fr${path}`)).text()).not.toContain("Our own");
  }
  // A page that follows late does so every time; one of four may wait for other work of this machine.
  expect(Math.min(...waits)).toBeLessThan(1_500);
  // From page to page without a load.
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { name: "Our own privacy" })).toBeVisible();
  await asStaff(shop, "PUT", "/api/texts/terms", { language: "en", text: null });
  await expect.poll(async () => (await fetch(`${shop.url}/terms`)).text()).toContain("Quotes and orders");
});
