// What several calls say when they fail.

export const noConnection = /*i18n*/ {
  id: "failure.no_connection",
  message: "Erreur de connexion. Veuillez réessayer.",
};
export const payFailed = /*i18n*/ { id: "failure.pay", message: "Erreur lors du traitement du paiement" };
