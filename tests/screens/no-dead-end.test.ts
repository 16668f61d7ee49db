import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { nextSteps } from "#tests/support/looks/next-steps.ts";
import { staffBearer } from "#tests/support/office.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";
import { type World, worldOf } from "#tests/support/tour/world.ts";

/** Whatever went wrong, the page says so and offers a next step, in each locale. */
test.use({ expectedErrors: [/status of \d+|ERR_|ErrorResponse/] });

const locales = ["mul", "en", "fr"] as const;
type Locale = (typeof locales)[number];

/** Pages that come whole from the server: the address, and how it is answered. */
const served: Readonly<Record<string, number>> = {
  "/%E0%A4%A": 404,
  "/products/999999": 404,
  "/details/none": 404,
  "/unauthorized": 200,
  "/reset-password/none": 200,
  "/invitation/none": 200,
  "/confirm-address/none": 200,
  "/newsletter/unsubscribe/none": 404,
  "/offline": 200,
};

test("every page that comes whole from the server says what to do next, in every locale", async ({
  shop,
}) => {
  for (const [path, status] of Object.entries({ ...served, [await removedProduct(shop)]: 410 })) {
    const said = new Map<Locale, string>();
    for (const locale of locales) {
      const headers = { accept: "text/html", cookie: locale === "mul" ? "" : `language=${locale}` };
      const answer = await fetch(`${shop.url}${path}`, { headers });
      expect(answer.status, path).toBe(status);
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "";
      const steps = main.match(/<(?:a [^>]*href|button)[^>]*>[\s\S]*?<\/(?:a|button)>/g) ?? [];
      expect(steps.map(textOf).filter(Boolean), `${path} in ${locale}`).not.toEqual([]);
      said.set(locale, textOf(main));
    }
    expect(said.get("fr"), `${path} in French`).not.toBe(said.get("en"));
  }
});

/** The address of a product that is not there any more. */
async function removedProduct({ url }: ServerProcess): Promise<string> {
  const headers = { authorization: `Bearer ${await staffBearer({ url })}` };
  const form = new FormData();
  form.set("nom", "Gone Tote");
  form.set("description", "It is not made any more.");
  const made = await fetch(`${url}/api/products`, { method: "POST", headers, body: form });
  const { data } = (await made.json()) as { data: { id: number } };
  await fetch(`${url}/api/products/${data.id}`, { method: "DELETE", headers });
  return `/products/${data.id}`;
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").trim();

interface Trouble {
  readonly kept?: (world: World) => Readonly<Record<string, string>>;
  readonly path: (world: World) => string;
  /** Calls that fail. */
  readonly fails?: RegExp;
  /** What is pressed to get there. */
  readonly go?: (page: Page) => Promise<void>;
  /** Another way to a page that is met in `npm test`. */
  readonly isDeep?: true;
}

const client = (world: World) => ({ clientToken: world.client });
const staff = (world: World) => ({ token: world.staff });

/** What the browser finds out for itself. */
const found: Readonly<Record<string, Trouble>> = {
  "a page of the shop that fails": {
    path: () => "/",
    fails: /\/about\.data/,
    go: (page) => page.getByRole("banner").locator("a[href='/about']:visible").click(),
  },
  "a link that is none": { path: () => "/Client/Checkout/none", isDeep: true },
  "a link that cannot be checked": {
    path: ({ freshLink }) => `/Client/Checkout/${freshLink}`,
    fails: /\/api\/quotes\/validate-token/,
  },
  "a payment link that is none": { path: () => "/Client/Payement/none", isDeep: true },
  "a payment that cannot be opened": {
    path: ({ quotes }) => `/Client/Payement/${quotes.confirmed.link}`,
    fails: /\/api\/payments\/create-intent/,
  },
  "a payment link that cannot be read": {
    path: ({ quotes }) => `/Client/Payement/${quotes.confirmed.link}`,
    fails: /\/api\/quotes\/validate-token/,
    isDeep: true,
  },
  "a payment link of a quote that is paid": {
    path: ({ quotes }) => `/Client/Payement/${quotes.paid.link}`,
  },
  "a return without a payment": {
    kept: client,
    path: ({ quotes }) => `/client/dashboard/${quotes.confirmed.id}/payment-success`,
  },
  "a return from PayPal that says nothing": {
    kept: client,
    path: ({ quotes }) => `/client/dashboard/${quotes.confirmed.id}/payment-success?method=paypal`,
    isDeep: true,
  },
  "a quote that is none": { kept: client, path: () => "/client/dashboard/999999" },
  "a quote that cannot be read": {
    kept: client,
    path: ({ quotes }) => `/client/dashboard/${quotes.pending.id}`,
    fails: /\/api\/quotes\//,
    isDeep: true,
  },
  "a section that there is not": { kept: staff, path: () => "/admin?section=none" },
  "a list that cannot be read": {
    kept: staff,
    path: () => "/admin?section=outbox",
    fails: /\/api\/outbox/,
  },
  "a record that there is not": { kept: staff, path: () => "/admin?section=devis&open=999999" },
  "a page of a record that there is not": { kept: staff, path: () => "/admin/users/999999", isDeep: true },
};

for (const [turn, locale] of locales.entries()) {
  test(`whatever the browser finds out says what to do next (${locale})`, async ({ page, shop }) => {
    const all = Object.entries(found);
    const kinds = all.filter(([, { isDeep }]) => !isDeep);
    const met = sized({ quick: kinds.filter((_, index) => index % locales.length === turn), deep: all });
    const world = await worldOf(shop);
    if (locale !== "mul")
      await page.context().addCookies([{ name: "language", value: locale, url: shop.url }]);
    await page.goto("/terms");
    for (const [name, trouble] of met) {
      await meet(page, world, trouble);
      await expect.poll(() => page.evaluate(nextSteps), name).not.toEqual([]);
    }
  });
}

async function meet(page: Page, world: World, { kept, path, fails, go }: Trouble): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept?.(world) ?? {});
  await page.unrouteAll({ behavior: "ignoreErrors" });
  if (fails) await page.route(fails, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(path(world));
  await go?.(page);
  const words = page.locator("main, [role=dialog]").getByRole("alert");
  await words.or(page.locator("main h1")).first().waitFor();
}
