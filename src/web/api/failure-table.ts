import type { Words } from "#domain/words.ts";

/** What one screen says when its call fails (S1 §8, S2 §8, D28). */
export interface FailureRow {
  /** What is said when nothing more precise is known. */
  readonly otherwise: Words;
  /** Whether the server's own sentence comes first. */
  readonly serverFirst?: boolean;
  /** No response at all; without it, `otherwise`. */
  readonly noAnswer?: Words;
  readonly late?: Words;
  /** An answer that is not what was agreed. */
  readonly unreadable?: Words;
  /** Nobody is signed in here, so nothing was sent. */
  readonly noToken?: Words;
  /** Says which status a refusal had, where that is all there is to say. */
  readonly refused?: Words;
  /** The sentence of a status, ahead of the server's. */
  readonly status?: Readonly<Record<number, Words>>;
  /** The sentence of a status where the server said none of its own. */
  readonly unsaid?: Readonly<Record<number, Words>>;
}

const noConnection = /*i18n*/ {
  id: "failure.no_connection",
  message: "Erreur de connexion. Veuillez réessayer.",
};
const noServer = /*i18n*/ { id: "failure.no_server", message: "Impossible de se connecter au serveur" };
const noBackend = /*i18n*/ {
  id: "failure.no_backend",
  message: "Impossible de se connecter au serveur. Vérifiez que votre backend est en cours d'exécution.",
};
const sessionExpired = /*i18n*/ {
  id: "failure.session_expired",
  message: "Session expirée. Veuillez vous reconnecter.",
};
const quoteSessionExpired = /*i18n*/ {
  id: "failure.quotes.session_expired",
  message: "Session expirée. Veuillez reconnecter.",
};
const productNotLoaded = /*i18n*/ { id: "failure.product", message: "Error loading product." };
const serverError = /*i18n*/ { id: "failure.users", message: "Erreur du serveur: {message}" };
const payFailed = /*i18n*/ { id: "failure.pay", message: "Erreur lors du traitement du paiement" };

/** One row a call. Nothing else in the browser turns a failure into words. */
export const failureTable = {
  login: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.login", message: "Erreur de connexion" },
    noAnswer: noServer,
  },
  register: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.register", message: "Erreur lors de l'inscription" },
    noAnswer: noServer,
  },
  forgotPassword: { serverFirst: true, otherwise: noConnection },
  resetPassword: { serverFirst: true, otherwise: noConnection },
  products: { otherwise: /*i18n*/ { id: "failure.products", message: "Error loading products." } },
  listing: { otherwise: /*i18n*/ { id: "failure.listing", message: "Failed to fetch data" } },
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
    otherwise: /*i18n*/ { id: "failure.quote_request", message: "An error occurred while sending" },
    status: {
      422: /*i18n*/ { id: "failure.quote_request.invalid", message: "Validation errors were found" },
    },
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
  newsletter: {
    otherwise: /*i18n*/ { id: "failure.newsletter", message: "Something went wrong. Please try again." },
  },
  users: {
    otherwise: serverError,
    late: /*i18n*/ {
      id: "failure.users.late",
      message: "La requête a pris trop de temps. Veuillez réessayer.",
    },
    noAnswer: noBackend,
    unreadable: /*i18n*/ { id: "failure.users.unreadable", message: "Réponse invalide de l'API" },
    noToken: /*i18n*/ { id: "failure.users.no_token", message: "Non authentifié" },
    status: {
      401: /*i18n*/ {
        id: "failure.users.unauthenticated",
        message: "Non authentifié. Veuillez vous reconnecter.",
      },
    },
  },
  addUser: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.add_user", message: "Erreur lors de l'ajout de l'utilisateur" },
    noAnswer: /*i18n*/ { id: "failure.add_user.no_answer", message: "Erreur de connexion au serveur" },
    noToken: /*i18n*/ { id: "failure.add_user.no_token", message: "Vous n'êtes pas authentifié" },
    status: {
      401: /*i18n*/ {
        id: "failure.add_user.unauthenticated",
        message: "Non autorisé. Veuillez vous reconnecter.",
      },
      403: /*i18n*/ {
        id: "failure.add_user.forbidden",
        message: "Accès refusé. Privilèges administrateur requis.",
      },
    },
  },
  editUser: {
    serverFirst: true,
    otherwise: /*i18n*/ {
      id: "failure.edit_user",
      message: "Erreur lors de la mise à jour de l'utilisateur",
    },
  },
  deleteUser: { serverFirst: true, otherwise: serverError },
  quotes: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.quotes", message: "Une erreur est survenue" },
    status: { 401: quoteSessionExpired },
  },
  payments: {
    otherwise: /*i18n*/ { id: "failure.payments", message: "Erreur lors du chargement des paiements" },
    noToken: /*i18n*/ { id: "failure.payments.no_token", message: "Token d'authentification manquant" },
    status: { 401: sessionExpired },
  },
  refund: { serverFirst: true, otherwise: payFailed, status: { 401: sessionExpired } },
  staffList: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.staff_list", message: "The list could not be loaded." },
    status: { 401: sessionExpired },
  },
  staffDeed: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.staff_deed", message: "That did not work. Please try again." },
    status: { 401: sessionExpired },
  },
  views: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.views", message: "Failed to load view count" },
  },
  sizes: {
    otherwise: /*i18n*/ { id: "failure.sizes", message: "Unable to load data. Please try again later." },
  },
  deleteSize: {
    otherwise: /*i18n*/ {
      id: "failure.delete_size",
      message: "Impossible de supprimer la taille. Veuillez réessayer plus tard.",
    },
  },
  saveSize: {
    otherwise: /*i18n*/ {
      id: "failure.save_size",
      message: "Une erreur est survenue lors de l'enregistrement de la taille.",
    },
  },
  adminProducts: {
    otherwise: /*i18n*/ {
      id: "failure.admin_products",
      message: "Impossible de charger les produits. Veuillez réessayer plus tard.",
    },
  },
  deleteProduct: {
    otherwise: /*i18n*/ {
      id: "failure.delete_product",
      message: "Impossible de supprimer le produit. Veuillez réessayer plus tard.",
    },
  },
  saveProduct: {
    otherwise: /*i18n*/ {
      id: "failure.save_product",
      message: "Une erreur est survenue lors de l'enregistrement du produit.",
    },
  },
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
  clientTotal: {
    otherwise: /*i18n*/ { id: "failure.client_total", message: "Unable to load your data" },
    status: { 404: /*i18n*/ { id: "failure.client_total.missing", message: "This quote does not exist" } },
  },
  paymentReturn: {
    serverFirst: true,
    otherwise: /*i18n*/ {
      id: "failure.payment_return",
      message: "Le traitement du paiement a échoué. Veuillez réessayer.",
    },
    noAnswer: /*i18n*/ {
      id: "failure.payment_return.no_answer",
      message: "Une erreur s'est produite lors de la finalisation du paiement.",
    },
  },
} as const satisfies Record<string, FailureRow>;

export type FailedCall = keyof typeof failureTable;
