import { expect, test } from "#tests/support/browser.ts";
import {
  keptAddresses,
  loseNetwork,
  networkErrors,
  stayingOffline,
  visitAndKeep,
} from "#tests/support/offline.ts";

test.use({ serviceWorkers: "allow", expectedErrors: networkErrors, launchOptions: stayingOffline });

test("what was visited can be read without a network, the cart too; what was not says what to do", async ({
  page,
  context,
}) => {
  await page.goto("/products");
  const card = page.getByRole("link", { name: "View Details" }).first();
  const visited = (await card.getAttribute("href")) ?? "";
  // A step inside the shop, which asks for no page.
  await card.click();
  await page.waitForURL(`**${visited}`);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText(/added to cart!$/)).toBeVisible();
  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await visitAndKeep(page, visited);
  await loseNetwork(context);

  await page.goto(visited);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toContainText(
    /This page is shown as it was on .*\. Prices may have changed since\./,
  );
  await page.getByRole("button", { name: /^Cart/ }).click();
  await expect(page.locator("#cart")).toContainText(heading);
  for (const path of ["/", "/products", "/devis"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeHidden();
  }

  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  await page.getByRole("link", { name: heading, exact: false }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);

  await context.setOffline(false);
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeHidden();
});

test("the offline page speaks the language of the address, and of what was read last", {
  tag: "@deep",
}, async ({ page, context, shop }) => {
  await visitAndKeep(page, "/");
  await loseNetwork(context);
  await page.goto("/en/terms");
  await expect(page.locator("html")).toHaveAttribute("data-locale", "en");
  await page.goto("/fr/terms");
  await expect(page.getByRole("heading", { name: "Vous êtes hors connexion" })).toBeVisible();
  await page.goto("/terms");
  await expect(page.locator("html")).toHaveAttribute("data-locale", "mul");
  await context.setOffline(false);
  await context.addCookies([{ name: "language", value: "fr", url: shop.url }]);
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("data-locale", "fr");
  await expect.poll(() => keptAddresses(page)).toContain(`${shop.url}/contact`);
  await loseNetwork(context);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: "Vous êtes hors connexion" })).toBeVisible();
});

test("a change of the catalogue is seen at the next visit with a network", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await visitAndKeep(page, "/products/1");
  await page.evaluate(async () => {
    const store = await caches.open("pages");
    const kept = await store.match("/products/1", { ignoreVary: true });
    const html = ((await kept?.text()) ?? "").replace(/<h1[\s\S]*?<\/h1>/, "<h1>An older bag</h1>");
    await store.put("/products/1", new Response(html, { headers: kept?.headers ?? {} }));
  });
  await page.goto("/products/1");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("An older bag");
  expect((await fetch(`${shop.url}/service-worker.js`)).status).toBe(200);
});

test("the shop can be installed: a manifest, icons that exist, colours for both themes", async ({
  request,
  shop,
}) => {
  const html = await (await request.get("/")).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1];
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: "GREEN ECO", start_url: "/", display: "standalone" });
  const purposes = new Set<string>();
  for (const icon of manifest.icons) {
    const file = await request.get(icon.src);
    expect(file.status(), icon.src).toBe(200);
    expect(file.headers()["content-type"]).toBe(icon.type);
    purposes.add(icon.purpose);
  }
  expect(purposes).toEqual(new Set(["any", "maskable"]));
  expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
  const policy = (await fetch(shop.url)).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("worker-src 'self'; manifest-src 'self'");
});
