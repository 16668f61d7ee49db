import { accountsByInvitation } from "#domain/accounts/account-rules.ts";
import type { FailureRow } from "./failure-row.ts";
import { newsletterFailed, noConnection, quoteInvalid, quoteNotSent } from "./failure-sentences.ts";

const noServer = /*i18n*/ { id: "failure.no_server", message: "Impossible de se connecter au serveur" };
const productNotLoaded = /*i18n*/ { id: "failure.product", message: "Error loading product." };

/** What the public pages say. */
export const shopFailures = {
  login: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.login", message: "Erreur de connexion" },
    noAnswer: noServer,
  },
  // One fixed text, whatever the server says; its words about the fields stand at them.
  register: {
    otherwise: /*i18n*/ { id: "failure.register", message: "Erreur lors de l'inscription" },
    status: { 403: accountsByInvitation },
  },
  forgotPassword: { serverFirst: true, otherwise: noConnection },
  confirmAddress: { serverFirst: true, otherwise: noConnection },
  invitation: { serverFirst: true, otherwise: noConnection },
  resetPassword: { serverFirst: true, otherwise: noConnection },
  products: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.products", message: "Error loading products." },
  },
  listing: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.listing", message: "Failed to fetch data" },
  },
  product: {
    otherwise: productNotLoaded,
    refused: /*i18n*/ { id: "failure.product.refused", message: "Product error: {status}" },
  },
  productSizes: {
    otherwise: productNotLoaded,
    refused: /*i18n*/ { id: "failure.product.sizes_refused", message: "Sizes error: {status}" },
  },
  quoteFormLoad: {
    otherwise: /*i18n*/ {
      id: "failure.quote_form_load",
      message: "Unable to load sizes and products. Please try again later.",
    },
  },
  quoteRequest: {
    serverFirst: true,
    otherwise: quoteNotSent,
    status: { 422: quoteInvalid },
  },
  contact: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.contact", message: "Erreur lors de l'envoi du message" },
    noAnswer: noConnection,
    status: {
      422: /*i18n*/ {
        id: "failure.contact.invalid",
        message: "Erreur de validation. Veuillez vérifier vos informations.",
      },
    },
    unsaid: {
      429: /*i18n*/ {
        id: "failure.contact.tooOften",
        message: "Trop de tentatives. Veuillez réessayer plus tard.",
      },
    },
  },
  tryOut: {
    serverFirst: true,
    otherwise: /*i18n*/ {
      id: "failure.try_out",
      message: "The payment could not be opened. Please try again.",
    },
  },
  newsletter: { otherwise: newsletterFailed },
} as const satisfies Record<string, FailureRow>;

export type FailedShopCall = keyof typeof shopFailures;
