import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterByLink } from "#tests/support/client-quote.ts";
import { sized } from "#tests/support/lane.ts";
import { openOffice } from "#tests/support/office.ts";
import { keptTexts, networkErrors, visitAndKeep } from "#tests/support/offline.ts";

test.use({ serviceWorkers: "allow", expectedErrors: networkErrors });

const sections = [
  "quotes",
  "users",
  "payments",
  "dashboard",
  "products",
  "sizes",
  "inbox",
  "newsletter",
  "outbox",
  "trash",
];

test("nothing of the back office, the client's area or payments is ever cached, nor any personal data", async ({
  page,
  shop,
}) => {
  await visitAndKeep(page, "/");
  const quote = await askForClientQuote(shop, true);
  await enterByLink(page, quote);
  await expect(page.getByText(quote.reference).first()).toBeVisible();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel("Card number")).toBeVisible();
  await page.goto(`/client/dashboard/${quote.id}/payment-success`);
  await page.goto("/payment-test");
  await page.goto("/login");
  for (const section of sections.slice(0, sized({ quick: 3, deep: sections.length }))) {
    await openOffice(page, shop, `section=${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  await visitAndKeep(page, "/contact");

  const entries = await keptTexts(page);
  expect(entries.length).toBeGreaterThan(20);
  const elsewhere = entries
    .map(({ address }) => new URL(address).pathname)
    .filter((path) => !ours.test(path));
  expect(elsewhere).toEqual([]);
  const personal = [
    quote.email,
    quote.reference,
    "Dana Whitfield",
    new URL(quote.link).pathname,
    "admin@example.com",
  ];
  const leaks = entries.filter(({ text }) => personal.some((secret) => text.includes(secret)));
  expect(leaks.map(({ address }) => address)).toEqual([]);
  expect(entries.filter(({ caching }) => !/public/.test(caching)).map(({ address }) => address)).toEqual([]);
});

const ours =
  /^(?:\/|(?:\/(?:en|fr))?\/offline|\/devis|\/products|\/contact|\/assets\/[\w.-]+|\/storage\/pictures\/[\w.-]+|\/api\/(?:products|sizes|pictures))$/;
