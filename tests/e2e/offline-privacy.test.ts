import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterByLink } from "#tests/support/client-quote.ts";
import { sized } from "#tests/support/lane.ts";
import { goToSection, openOffice } from "#tests/support/office.ts";
import { keptTexts, networkErrors, visitAndKeep } from "#tests/support/offline.ts";
import { recordFigure } from "#tests/support/promise.ts";

test.use({ serviceWorkers: "allow", expectedErrors: networkErrors });

const sections = [
  "quotes",
  "users",
  "payments",
  "outbox",
  "dashboard",
  "products",
  "sizes",
  "inbox",
  "newsletter",
  "trash",
];

test("REL-P10 nothing of the back office, the client's area or payments is ever cached, by the worker or the browser, nor any personal data", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const asked = new Set<string>();
  page.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    const isRead = response.request().method() === "GET" && response.ok();
    if (isRead && pathname.startsWith("/api/")) asked.add(pathname + search);
  });
  await visitAndKeep(page, "/");
  const quote = await askForClientQuote(shop, true);
  await enterByLink(page, quote);
  await expect(page.getByText(quote.reference).first()).toBeVisible();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel("Card number")).toBeVisible();
  await page.goto(`/client/dashboard/${quote.id}/payment-success`);
  await page.goto("/payment-test");
  await page.goto("/login");
  await openOffice(page, shop, "section=dashboard");
  for (const section of sections.slice(0, sized({ quick: 4, deep: sections.length }))) {
    await goToSection(page, section);
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

  // After signing out, the browser's own cache answers no private call.
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

const ours =
  /^(?:\/|(?:\/(?:en|fr))?\/offline|\/devis|\/products|\/contact|\/assets\/[\w.-]+|\/storage\/pictures\/[\w.-]+|\/api\/(?:products|sizes|pictures))$/;
