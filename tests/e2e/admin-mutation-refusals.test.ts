import { test } from "#tests/support/browser.ts";
import {
  confirmation,
  type Mutation,
  main,
  openDelete,
  press,
  serverFirst,
  testRefusals,
} from "#tests/support/mutation-refusals.ts";
import { openDialog } from "#tests/support/office.ts";
import { serverSentence } from "#tests/support/refusals.ts";

test.use({ expectedErrors: [/status of \d+|ERR_/], shopName: "catalogue" });

const mutations: readonly Mutation[] = [
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
    open: (page) => press(main, "Delete the message of Mona Message")(page),
    act: press(confirmation, "Delete"),
    place: confirmation,
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

testRefusals("users, catalogue, messages, mails and trash", mutations);
