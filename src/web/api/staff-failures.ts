import type { FailureRow } from "./failure-row.ts";
import { didNotWork, payFailed } from "./failure-sentences.ts";

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
const noConnection = /*i18n*/ {
  id: "failure.add_user.no_answer",
  message: "Erreur de connexion au serveur",
};
const serverError = /*i18n*/ { id: "failure.users", message: "Erreur du serveur: {message}" };

/** What the back office says. */
export const staffFailures = {
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
    noAnswer: noConnection,
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
  deleteUser: { serverFirst: true, otherwise: serverError, noAnswer: noConnection },
  quotes: {
    serverFirst: true,
    otherwise: /*i18n*/ { id: "failure.quotes", message: "Une erreur est survenue" },
    refused: /*i18n*/ { id: "failure.quotes.refused", message: "Erreur {status}" },
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
  staffMutation: {
    serverFirst: true,
    otherwise: didNotWork,
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
} as const satisfies Record<string, FailureRow>;
