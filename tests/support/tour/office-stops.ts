import { openDialog } from "../office.ts";
import { testAdmin } from "../server-process.ts";
import type { Stop, Visit } from "./stop.ts";
import type { World } from "./world.ts";

const route = "admin/shell/section-page.tsx";
const kept = (world: World) => ({ token: world.staff });

const goTo = async ({ go, page }: Visit, search: string) => {
  await go(`/admin?section=${search}`);
  await page.locator("main h1").waitFor();
};

/** A dialog: the section, and the buttons that lead to it. */
function dialog(name: string, section: string | ((world: World) => string), ...names: string[]): Stop {
  return {
    ...{ name, route, kept, isDeep: true },
    open: async (visit) => {
      await goTo(visit, typeof section === "string" ? section : section(visit.world));
      for (const each of names) await visit.press(each);
      await openDialog(visit.page).or(visit.page.getByRole("alertdialog")).first().waitFor();
    },
  };
}

const openQuote = (state: keyof World["quotes"]) => (world: World) => `devis&open=${world.quotes[state].id}`;

/** The page of a record, which its list leads to; there, a dialog that buttons of these names open. */
function record(name: string, module: string, section: string, ...names: string[]): Stop {
  return {
    ...{ name, route: module, kept, ...(names.length > 0 && { isDeep: true as const }) },
    open: async (visit) => {
      await goTo(visit, section);
      await visit.page.locator("main :is(tbody, article) a").first().click();
      await visit.page.waitForURL(/\/admin\/\w+\/\d+$/);
      await visit.page.locator("main h1").waitFor();
      for (const each of names) await visit.press(each);
      if (names.length > 0) await openDialog(visit.page).waitFor();
    },
  };
}

const clientPage = "admin/clients/client-page.tsx";

/** The back office: its sections in every lane, what opens in them in the deep one. */
export const officeStops: readonly Stop[] = [
  ...[
    ...["dashboard", "users", "Products", "devis", "devis&tab=paiements", "Payement", "sizes"],
    ...[
      "price-lists",
      "clients",
      "companies",
      "invoices",
      "books",
      "production",
      "inbox",
      "newsletter",
      "outbox",
      "trash",
      "settings",
      "account",
    ],
    ...["texts", "texts&open=quote-confirmed"],
  ].map((section): Stop => ({ name: section, route, kept, open: (visit) => goTo(visit, section) })),
  record("a user", "admin/accounts/user-page.tsx", "users"),
  record("a client", clientPage, "clients"),
  record("a company", "admin/companies/company-page.tsx", "companies"),
  record("an invoice", "admin/invoices/invoice-page.tsx", "invoices"),
  record("a product", "admin/catalogue/product-page.tsx", "Products"),
  {
    ...{ name: "a quote's page", route: "admin/deals/deal-page.tsx", kept },
    open: async ({ go, page, world }) => {
      await go(`/admin/quotes/${world.quotes.pending.id}`);
      await page.locator("main h2, main h3").first().waitFor();
    },
  },
  {
    ...{ name: "an order's page", route: "admin/orders/page/order-page.tsx", kept },
    open: async ({ go, page, world }) => {
      await go(`/admin/orders/${world.orderId}`);
      await page.getByRole("tabpanel").locator("h3").first().waitFor();
    },
  },
  {
    ...{ name: "a payment's page", route: "admin/payments/payment-page.tsx", kept },
    open: async ({ go, page, world }) => {
      await go(`/admin/quotes/${world.quotes.paid.id}?part=money`);
      await page.locator("main a[href^='/admin/payments/']").click();
      await page.locator("main ol").waitFor();
    },
  },
  ...["owed", "sales-tax", "connections"].map(
    (section): Stop => ({ name: section, route, kept, open: (visit) => goTo(visit, section) }),
  ),
  dialog("making a key", "connections", "Make a key"),
  dialog("adding an endpoint", "connections", "Add an endpoint"),
  {
    ...{ name: "a price list", route, kept, isDeep: true },
    open: async (visit) => {
      await goTo(visit, "price-lists");
      await visit.press("New price list");
      await visit.page.locator("#trial").waitFor();
    },
  },
  dialog("a confirmed quote, for staff", openQuote("confirmed")),
  dialog("a paid quote, for staff", openQuote("paid")),
  dialog("a bank transfer arrived", openQuote("confirmed"), "Record a bank transfer"),
  dialog("ending the links", openQuote("pending"), "End all mailed links"),
  dialog("a logo", "devis&search=Tour+Logo", "Show the logo of {0}"),
  dialog("the price of a logo", "devis&search=Tour+Logo", "Confirm {0}"),
  dialog("rejecting", "devis&search=Tour+Logo", "Reject {0}"),
  dialog("deleting a quote", "devis&search=Tour+Logo", "Delete {0}"),
  dialog("filters", "devis", "Filtres"),
  dialog("a new quote", "devis", "New quote"),
  dialog("adding a client", "clients", "Add a client"),
  record("correcting a client", clientPage, "clients", "Edit client"),
  record("a note of a client", clientPage, "clients", "Add a note"),
  record("merging a client", clientPage, "clients", "Merge"),
  record("erasing a client", clientPage, "clients", "Erase"),
  dialog("importing", "Products", "Import"),
  dialog("pictures by name", "Products", "Pictures by name"),
  dialog("adding a user", "users", "Add User"),
  dialog("inviting a colleague", "users", "Invite"),
  dialog("editing a user", "users", "Edit {0}"),
  dialog("deleting a user", "users", "Delete {0}"),
  dialog("adding a product", "Products", "Add Product"),
  dialog("editing a product", "Products", "Edit {name}"),
  dialog("a product's picture", "Products", "Preview of {0}"),
  dialog("adding a size", "sizes", "Add Size"),
  dialog("adding a tax profile", "settings", "Add a tax profile"),
  dialog("paying back", "Payement&status=completed", "Rembourser {id}"),
  dialog("what happened to a payment", "Payement", "History of {id}"),
  {
    ...{ name: "a mail", route, kept, isDeep: true },
    open: async (visit) => {
      await goTo(visit, "outbox&status=sent");
      await visit.page.locator("main :is(tbody, article, li) button").first().click();
      await openDialog(visit.page).locator("iframe").waitFor();
    },
  },
  {
    ...{ name: "a second factor", route, kept, isDeep: true },
    open: async (visit) => {
      await goTo(visit, "account");
      await visit.press("Set it up");
      await openDialog(visit.page).locator("[type=password]").fill(testAdmin.password);
      await visit.press("Continue", openDialog(visit.page));
      await openDialog(visit.page).locator("code").waitFor();
    },
  },
  {
    ...{ name: "the menu", route, kept, isDeep: true, isNarrow: true },
    open: async (visit) => {
      await goTo(visit, "dashboard");
      await visit.press("Open the menu");
      await openDialog(visit.page).waitFor();
    },
  },
  {
    ...{ name: "all commands", route, kept, isDeep: true },
    open: async (visit) => {
      await goTo(visit, "dashboard");
      await visit.page.keyboard.press("Control+k");
      await visit.page.getByRole("listbox").waitFor();
    },
  },
];
