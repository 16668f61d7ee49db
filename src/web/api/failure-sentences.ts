// What several calls say when they fail.

export const noConnection = /*i18n*/ {
  id: "failure.no_connection",
  message: "Erreur de connexion. Veuillez réessayer.",
};
export const newsletterFailed = /*i18n*/ {
  id: "failure.newsletter",
  message: "Something went wrong. Please try again.",
};
export const quoteNotSent = /*i18n*/ {
  id: "failure.quote_request",
  message: "An error occurred while sending",
};
export const quoteInvalid = /*i18n*/ {
  id: "failure.quote_request.invalid",
  message: "Validation errors were found",
};
export const fileChanged = /*i18n*/ {
  id: "failure.file_changed",
  message: "The file has changed since you chose it. Please choose it again.",
};
export const didNotWork = /*i18n*/ {
  id: "failure.did_not_work",
  message: "That did not work. Please try again.",
};
export const payFailed = /*i18n*/ { id: "failure.pay", message: "Erreur lors du traitement du paiement" };
