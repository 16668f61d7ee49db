import type { FailureRow } from "./failure-row.ts";
import { didNotWork, noConnection, payFailed } from "./failure-sentences.ts";

const returnFailed = /*i18n*/ {
  id: "failure.payment_return",
  message: "Le traitement du paiement a échoué. Veuillez réessayer.",
};

/** What the client's area and the payment pages say. */
export const clientFailures = {
  clientLogin: { serverFirst: true, otherwise: noConnection },
  clientPassword: { serverFirst: true, otherwise: noConnection },
  clientAccess: { serverFirst: true, otherwise: noConnection },
  paymentPage: {
    serverFirst: true,
    otherwise: /*i18n*/ {
      id: "failure.payment_page",
      message: "Une erreur est survenue lors du chargement des détails",
    },
  },
  checkQuotes: {
    otherwise: /*i18n*/ {
      id: "failure.check_quotes",
      message: "Impossible de récupérer la liste des devis disponibles.",
    },
  },
  createIntent: {
    serverFirst: true,
    otherwise: /*i18n*/ {
      id: "failure.create_intent",
      message: "Erreur lors de l'initialisation du paiement",
    },
    noAnswer: /*i18n*/ {
      id: "failure.create_intent.no_answer",
      message: "Impossible d'initialiser le paiement",
    },
  },
  confirmPayment: {
    serverFirst: true,
    otherwise: /*i18n*/ {
      id: "failure.confirm_payment",
      message: "Erreur lors de la confirmation du paiement",
    },
    noAnswer: payFailed,
  },
  clientQuote: { otherwise: /*i18n*/ { id: "failure.client_quote", message: "Unable to load your data" } },
  /** Staff looks at proofs as their clients do. */
  proof: { otherwise: /*i18n*/ { id: "failure.proof", message: "The proof could not be loaded." } },
  clientMutation: { serverFirst: true, otherwise: didNotWork },
  reorder: {
    serverFirst: true,
    otherwise: didNotWork,
    noAnswer: /*i18n*/ {
      id: "failure.reorder.no_answer",
      message: "There was no answer. What you typed is kept here: please send it again, it counts once.",
    },
  },
  clientTotal: {
    otherwise: /*i18n*/ { id: "failure.client_total", message: "Unable to load your data" },
    status: { 404: /*i18n*/ { id: "failure.client_total.missing", message: "This quote does not exist" } },
  },
  paymentReturn: {
    serverFirst: true,
    otherwise: returnFailed,
    // An order that this shop did not make for this client.
    status: { 404: returnFailed },
    noAnswer: /*i18n*/ {
      id: "failure.payment_return.no_answer",
      message: "Une erreur s'est produite lors de la finalisation du paiement.",
    },
  },
} as const satisfies Record<string, FailureRow>;
