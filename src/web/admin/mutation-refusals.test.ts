// @vitest-environment happy-dom
import { serverSentence } from "#tests/support/refusals.ts";
import {
  confirmation,
  fill,
  type Mutation,
  main,
  openDelete,
  openDialog,
  press,
  serverFirst,
  testRefusals,
} from "./mutation-refusals.fixture.ts";

const mutations: readonly Mutation[] = [
  {
    name: "adding a user",
    section: "users",
    call: "POST /api/users",
    open: async (user) => {
      await press(main, "Add User")(user);
      await fill(user, "Name", "Rhea Refused");
      await fill(user, "Email", "rhea@example.com");
      await fill(user, "Telephone", "303-555-0199");
      await fill(user, "Password", "a good password");
      await fill(user, "Password confirmation", "a good password");
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
    section: "users",
    call: "PUT /api/users/{id}",
    open: press(main, /^Edit /),
    act: press(openDialog, "Save"),
    place: openDialog,
    words: serverFirst("Erreur lors de la mise à jour de l'utilisateur"),
    claim: "Utilisateur mis à jour avec succès",
  },
  {
    name: "deleting a user",
    section: "users",
    call: "DELETE /api/users/{id}",
    open: openDelete,
    act: press(confirmation, "Delete"),
    place: confirmation,
    words: serverFirst("Erreur de connexion au serveur"),
    claim: "is deleted.",
  },
  {
    name: "saving a size",
    section: "sizes",
    call: "PUT /api/sizes/{id}",
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
    call: "DELETE /api/sizes/{id}",
    open: openDelete,
    act: press(confirmation, "Delete"),
    place: confirmation,
    words: () => "Impossible de supprimer la taille. Veuillez réessayer plus tard.",
    claim: "is deleted.",
  },
  {
    name: "deleting a product",
    section: "Products",
    call: "DELETE /api/products/{id}",
    open: openDelete,
    act: press(confirmation, "Delete"),
    place: confirmation,
    words: () => "Impossible de supprimer le produit. Veuillez réessayer plus tard.",
    claim: "is deleted.",
  },
  {
    name: "marking a message",
    section: "inbox",
    call: "PUT /api/contact-messages/{id}",
    act: press(main, "Mark Mona Message as read"),
    place: main,
    words: serverFirst("That did not work. Please try again."),
    claim: "Mark Mona Message as unread",
  },
  {
    name: "deleting a message",
    section: "inbox",
    call: "DELETE /api/contact-messages/{id}",
    open: press(main, "Delete the message of Mona Message"),
    act: press(confirmation, "Delete"),
    place: confirmation,
    words: serverFirst("That did not work. Please try again."),
    claim: "The message of Mona Message is deleted.",
  },
  {
    name: "sending a mail again",
    section: "outbox",
    call: "POST /api/outbox/{id}/resend",
    open: press(main, "ann@example.com"),
    act: press(openDialog, "Send again"),
    place: openDialog,
    words: serverFirst("That did not work. Please try again."),
    claim: "The mail is on its way again.",
  },
  {
    name: "restoring from the trash",
    section: "trash",
    call: "POST /api/quotes/{id}/restore",
    act: press(main, /^Restore /),
    place: main,
    words: serverFirst("That did not work. Please try again."),
    claim: "is restored.",
  },
];

const created_at = "2026-03-02T16:00:00.000Z";
const user = { id: 5, name: "Sten Staffer", email: "sten@example.com", telephone: "303-555-0123" };
const product = { id: 5, name: "Tote", nom: "Tote", version: 1, created_at };
const size = { id: 7, name: "Small", label: null, price: "0.14", product_id: 5, version: 1 };
const message = { id: 3, name: "Mona Message", email: "mona@example.com", message: "Do you ship to Ohio?" };
const mail = {
  ...{ id: 4, template: "quote_received", recipient: "ann@example.com", language: "en", status: "sent" },
  ...{ attempts: 1, last_error: null, refusal: null, next_attempt_at: null, quote: null },
  ...{ created_at, sent_at: created_at },
};
const trashed = { id: 6, kind: "quote", record_id: 9, name: "Tara Trashed", deleted_by: "Olive Owner" };
const meta = { page: 1, per_page: 25, total: 1, last_page: 1 };

testRefusals(mutations, {
  "GET /api/users": { users: [{ ...user, is_admin: 0, isAdmin: 0, version: 1, created_at }] },
  "GET /api/products": { data: [product] },
  "GET /api/sizes": { data: [size] },
  "GET /api/contact-messages": { messages: [{ ...message, is_read: false, created_at, answers: [] }], meta },
  "GET /api/outbox": { mails: [mail], sender_refusal: null, meta },
  "GET /api/outbox/{id}": { mail, subject: "Your request", html: "<p>Thank you</p>", text: "Thank you" },
  "GET /api/trash": { trash: [{ ...trashed, deleted_at: created_at, asks_for_proof: false }], meta },
});
