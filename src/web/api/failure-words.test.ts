import { describe, expect, test } from "vitest";
import { type FailedCall, failureTable } from "./failure-table.ts";
import { failureMessage } from "./failure-words.ts";
import { ApiFailure } from "./send.ts";

const refused = (status: number, message = "") => new ApiFailure(status, "any", { message });
const noAnswer = new ApiFailure(0, "no_answer");
const late = new ApiFailure(0, "timeout");
const noToken = new ApiFailure(0, "no_token");

/** What the reader sees, values in place. */
function said(what: FailedCall, error: unknown): string {
  const words = failureMessage(what, error);
  if (typeof words === "string") return words;
  const values: Readonly<Record<string, string | number>> = words.values ?? {};
  return words.message.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

const cases: readonly (readonly [what: FailedCall, error: unknown, sentence: string])[] = [
  ["login", refused(422, "Try another one."), "Try another one."],
  ["login", refused(500), "Erreur de connexion"],
  ["login", noAnswer, "Impossible de se connecter au serveur"],
  ["register", refused(422, "Taken."), "Erreur lors de l'inscription"],
  ["register", refused(500), "Erreur lors de l'inscription"],
  ["register", noAnswer, "Erreur lors de l'inscription"],
  ["products", refused(500), "Error loading products."],
  ["products", refused(500, "Base en panne"), "Base en panne"],
  ["listing", refused(500, "Base en panne"), "Base en panne"],
  ["listing", noAnswer, "Failed to fetch data"],
  ["quoteFormLoad", refused(500), "Unable to load sizes and products. Please try again later."],
  ["newsletter", refused(422, "No."), "Something went wrong. Please try again."],
  ["newsletter", refused(500), "Something went wrong. Please try again."],
  ["contact", refused(422), "Erreur de validation. Veuillez vérifier vos informations."],
  ["contact", refused(500), "Erreur lors de l'envoi du message"],
  ["quoteRequest", refused(500), "An error occurred while sending"],
  ["product", refused(404), "Product error: 404"],
  ["product", new TypeError("broken"), "Error loading product."],
  ["productSizes", refused(503, "Busy."), "Sizes error: 503"],
  ["quoteRequest", refused(422, "Some fields"), "Validation errors were found"],
  ["quoteRequest", refused(409, "It was changed."), "It was changed."],
  ["quoteRequest", noAnswer, "An error occurred while sending"],
  ["contact", refused(429), "Trop de tentatives. Veuillez réessayer plus tard."],
  ["contact", refused(429, "In an hour."), "In an hour."],
  ["contact", noAnswer, "Erreur de connexion. Veuillez réessayer."],
  ["users", late, "La requête a pris trop de temps. Veuillez réessayer."],
  ["users", refused(401, "No."), "Non authentifié. Veuillez vous reconnecter."],
  ["users", refused(500, "Disk full"), "Erreur du serveur: Disk full"],
  ["users", refused(500), "Erreur du serveur: 500"],
  ["users", new SyntaxError("no list"), "Réponse invalide de l'API"],
  ["users", noToken, "Non authentifié"],
  ["addUser", refused(403), "Accès refusé. Privilèges administrateur requis."],
  ["quotes", refused(401, "No."), "Session expirée. Veuillez reconnecter."],
  ["quotes", refused(409, "It was changed."), "It was changed."],
  ["quotes", refused(502), "Erreur 502"],
  ["quotes", noAnswer, "Une erreur est survenue"],
  ["payments", noToken, "Token d'authentification manquant"],
  ["payments", refused(500, "Disk full"), "Erreur lors du chargement des paiements"],
  ["clientTotal", refused(404), "This quote does not exist"],
  ["createIntent", noAnswer, "Impossible d'initialiser le paiement"],
];

describe("a failed call in words", () => {
  test.each(cases)("%s, %o: %s", (what, error, sentence) => {
    expect(said(what, error)).toBe(sentence);
  });

  const calls: readonly string[] = Object.keys(failureTable);
  const isCall = (name: string): name is FailedCall => name in failureTable;
  test.each(calls.filter(isCall))("%s says something whatever happens", (what) => {
    for (const error of [refused(400), refused(500), noAnswer, late, noToken, new Error("error of ours")])
      expect(said(what, error)).toMatch(/^[^{}]{5,}$/);
  });
});
