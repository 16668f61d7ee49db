import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice, requestQuote } from "#tests/support/office.ts";
import { type Refusal, refusals, refuse, serverSentence } from "#tests/support/refusals.ts";

test.use({ expectedErrors: [/status of \d+|ERR_/], shopName: "catalogue" });

/** Something that staff does, which the server refuses; and what is said then, where, with nothing claimed done. */
interface Deed {
  readonly name: string;
  readonly section: string;
  readonly method: string;
  readonly url: RegExp;
  /** Opens what it is done in; once, before the refusals. */
  readonly open?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly place: (page: Page) => Locator;
  readonly words: (refusal: Refusal) => string;
  /** Must not be read anywhere. */
  readonly claim: string;
}

/** The server's own sentence, or these words where there was no answer. */
const serverFirst = (silent: string) => (refusal: Refusal) =>
  refusal === "silence" ? silent : serverSentence(refusal);
const confirmation = (page: Page) => page.getByRole("alertdialog");
const main = (page: Page) => page.getByRole("main");
const press = (place: (page: Page) => Locator, name: string | RegExp) => async (page: Page) => {
  await place(page).getByRole("button", { name, exact: true }).first().click();
};
/** Types it the first time; after a refusal it must still stand there. */
async function keepTyping(field: Locator, text: string): Promise<void> {
  if (typed.has(field.page())) await expect(field).toHaveValue(text);
  else await field.fill(text);
  typed.add(field.page());
}
const typed = new WeakSet<Page>();
const openDelete = press(main, /^Delete (?!the selected)/);

const deeds: readonly Deed[] = [
  {
    name: "adding a user",
    section: "users",
    method: "POST",
    url: /\/api\/users$/,
    open: async (page) => {
      await page.getByRole("button", { name: "Add User" }).click();
      const dialog = openDialog(page);
      await dialog.getByLabel("Name").fill("Rhea Refused");
      await dialog.getByLabel("Email").fill("rhea@example.com");
      await dialog.getByLabel("Telephone").fill("303-555-0199");
      await dialog.getByLabel("Password", { exact: true }).fill("a good password");
      await dialog.getByLabel("Password confirmation").fill("a good password");
    },
    act: press(openDialog, "Add User"),
    place: openDialog,
    words: (refusal) =>
      refusal === 403
        ? "Accès refusé. Privilèges administrateur requis."
        : serverFirst("Erreur de connexion au serveur")(refusal),
    claim: "Utilisateur ajouté avec succès",
  },
  {
    name: "changing a user",
    section: "users&search=staffer",
    method: "PUT",
    url: /\/api\/users\/\d+$/,
    open: press(main, /^Edit /),
    act: press(openDialog, "Save"),
    place: openDialog,
    words: serverFirst("Erreur lors de la mise à jour de l'utilisateur"),
    claim: "Utilisateur mis à jour avec succès",
  },
  {
    name: "deleting a user",
    section: "users&search=staffer",
    method: "DELETE",
    url: /\/api\/users\/\d+$/,
    open: openDelete,
    act: press(confirmation, "Delete"),
    place: confirmation,
    words: serverFirst("Erreur de connexion au serveur"),
    claim: "is deleted.",
  },
  {
    name: "confirming a quote",
    section: "devis&search=Rita+Refused",
    method: "POST",
    url: /\/api\/quotes\/\d+\/confirm$/,
    act: press(main, /^Confirm GE-/),
    place: main,
    words: serverFirst("Une erreur est survenue"),
    claim: "Confirmé",
  },
  {
    name: "rejecting a quote",
    section: "devis&search=Rita+Refused",
    method: "POST",
    url: /\/api\/quotes\/\d+\/reject$/,
    act: async (page) => {
      await press(main, /^Reject GE-/)(page);
      await keepTyping(openDialog(page).getByLabel("Reason"), "Denver is too far away.");
      await press(openDialog, "Reject")(page);
    },
    place: main,
    words: serverFirst("Une erreur est survenue"),
    claim: "Rejeté",
  },
  {
    name: "naming a logo price",
    section: "devis&search=Lola+Logo",
    method: "POST",
    url: /\/api\/quotes\/\d+\/update-logo-price$/,
    act: async (page) => {
      await press(main, /^Confirm GE-/)(page);
      await keepTyping(openDialog(page).getByLabel("Logo price ($)"), "120");
      await press(openDialog, "Save and confirm")(page);
    },
    place: main,
    words: serverFirst("Une erreur est survenue"),
    claim: "Confirmé",
  },
  {
    name: "deleting several quotes",
    section: "devis&search=Rita+Refused",
    method: "DELETE",
    url: /\/api\/quotes\/\d+$/,
    act: async (page) => {
      const close = openDialog(page).getByRole("button", { name: "Close" }).last();
      if (await close.isVisible()) await close.click();
      else
        await page
          .getByRole("checkbox", { name: /^Select GE-/ })
          .first()
          .check();
      await press(main, "Delete the selected quotes")(page);
      await press(openDialog, "Delete")(page);
    },
    place: openDialog,
    words: serverFirst("Une erreur est survenue"),
    claim: "Deleted",
  },
  {
    name: "exporting payments",
    section: "payments",
    method: "GET",
    url: /\/api\/payments\/export/,
    act: press(main, /Export/),
    place: (page) => page.locator("body"),
    words: () => "❌ Error while exporting data !",
    claim: "exported",
  },
  {
    name: "saving a size",
    section: "sizes",
    method: "PUT",
    url: /\/api\/sizes\/\d+$/,
    open: press(main, /^Edit /),
    act: press(openDialog, "Save"),
    place: openDialog,
    words: (refusal) =>
      refusal === 422
        ? serverSentence(422)
        : "Une erreur est survenue lors de l'enregistrement de la taille.",
    claim: "The size is saved.",
  },
  {
    name: "deleting a size",
    section: "sizes",
    method: "DELETE",
    url: /\/api\/sizes\/\d+$/,
    open: openDelete,
    act: press(confirmation, "Delete"),
    place: confirmation,
    words: () => "Impossible de supprimer la taille. Veuillez réessayer plus tard.",
    claim: "is deleted.",
  },
  {
    name: "saving a product",
    section: "Products",
    method: "POST",
    url: /\/api\/products\/\d+$/,
    open: press(main, /^Edit /),
    act: press(openDialog, "Save"),
    place: openDialog,
    words: (refusal) =>
      refusal === 422 ? serverSentence(422) : "Une erreur est survenue lors de l'enregistrement du produit.",
    claim: "The product is saved.",
  },
  {
    name: "deleting a product",
    section: "Products",
    method: "DELETE",
    url: /\/api\/products\/\d+$/,
    open: openDelete,
    act: press(confirmation, "Delete"),
    place: confirmation,
    words: () => "Impossible de supprimer le produit. Veuillez réessayer plus tard.",
    claim: "is deleted.",
  },
  {
    name: "marking a message",
    section: "inbox&search=Mona+Message",
    method: "PUT",
    url: /\/api\/contact-messages\/\d+$/,
    act: press(main, "Mark Mona Message as read"),
    place: main,
    words: serverFirst("That did not work. Please try again."),
    claim: "Mark Mona Message as unread",
  },
  {
    name: "deleting a message",
    section: "inbox&search=Mona+Message",
    method: "DELETE",
    url: /\/api\/contact-messages\/\d+$/,
    act: press(main, "Delete the message of Mona Message"),
    place: main,
    words: serverFirst("That did not work. Please try again."),
    claim: "The message of Mona Message is deleted.",
  },
  {
    name: "sending a mail again",
    section: "outbox&status=sent",
    method: "POST",
    url: /\/api\/outbox\/\d+\/resend$/,
    open: async (page) => {
      await page.getByRole("row").nth(1).getByRole("button").first().click();
    },
    act: press(openDialog, "Send again"),
    place: openDialog,
    words: serverFirst("That did not work. Please try again."),
    claim: "The mail is on its way again.",
  },
  {
    name: "restoring from the trash",
    section: "trash&search=Tara+Trashed",
    method: "POST",
    url: /\/restore$/,
    act: press(main, /^Restore /),
    place: main,
    words: serverFirst("That did not work. Please try again."),
    claim: "is restored.",
  },
];

for (const { name, section, method, url, open, act, place, words, claim } of deeds) {
  test(`S2 §8 ${name}: each refusal has its words at its place, and nothing is claimed`, async ({
    page,
    shop,
  }) => {
    await prepare(shop);
    await openOffice(page, shop, `section=${section}`);
    await open?.(page);
    for (const refusal of refusals) {
      const allow = await refuse(page, { method, url }, refusal);
      await act(page);
      await expect(place(page).getByText(words(refusal)).first()).toBeVisible();
      await expect(page.getByText(claim)).toHaveCount(0);
      await allow();
    }
  });
}

/** What the deeds are done to; once a shop. */
async function prepare(shop: Parameters<typeof asStaff>[0]): Promise<void> {
  const { users } = (await asStaff(shop, "GET", "/api/users?search=staffer")) as { users: unknown[] };
  if (users.length > 0) return;
  await asStaff(shop, "POST", "/api/users", {
    name: "Sten Staffer",
    email: "staffer@example.com",
    telephone: "303-555-0123",
    password: "a good password",
    password_confirmation: "a good password",
  });
  await requestQuote(shop, { name: "Rita Refused" });
  await requestQuote(shop, { name: "Lola Logo", needsLogo: true });
  const trashed = await requestQuote(shop, { name: "Tara Trashed" });
  await asStaff(shop, "DELETE", `/api/quotes/${trashed.id}`);
  await fetch(`${shop.url}/api/ContactMessage`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Mona Message",
      email: "mona@example.com",
      message: "Do you ship to Ohio?",
    }),
  });
}
