/** The sentences of the payment calls; screens have the specification's own for what fails there. */
export const paymentMessages = {
  opened: /*i18n*/ { id: "payment.opened", message: "The payment is ready." },
  notOpened: /*i18n*/ { id: "payment.notOpened", message: "Impossible d'initialiser le paiement" },
  paid: /*i18n*/ { id: "payment.paid", message: "Payment received. Thank you." },
  toCheck: /*i18n*/ {
    id: "payment.toCheck",
    message: "Payment received. We are checking it against your quote and will write to you.",
  },
  processing: /*i18n*/ { id: "payment.processing", message: "Payment received – confirmation in progress" },
  notPaid: /*i18n*/ {
    id: "payment.notPaid",
    message: "Le traitement du paiement a échoué. Veuillez réessayer.",
  },
  notConfirmed: /*i18n*/ {
    id: "payment.notConfirmed",
    message: "Erreur lors de la confirmation du paiement",
  },
  otherAmount: /*i18n*/ {
    id: "payment.otherAmount",
    message: "The total of your quote is another one. Please check it before you pay.",
  },
  otherPart: /*i18n*/ {
    id: "payment.otherPart",
    message: "The amount that is due now is another one. Please check it before you pay.",
  },
  partPaid: /*i18n*/ { id: "payment.partPaid", message: "This part of the quote is already paid." },
  itemGone: /*i18n*/ {
    id: "payment.itemGone",
    message: "This part of your quote is not asked for any more. Please look at what is due now.",
  },
  notPayable: /*i18n*/ { id: "payment.notPayable", message: "This quote cannot be paid now." },
  alreadyPaid: /*i18n*/ { id: "payment.alreadyPaid", message: "This quote is already paid." },
  beingChecked: /*i18n*/ {
    id: "payment.beingChecked",
    message: "A payment for this quote has arrived and is being checked. Please do not pay again.",
  },
  underWay: /*i18n*/ {
    id: "payment.underWay",
    message: "A payment is being processed for this quote. Please do not pay again.",
  },
  transferUnderWay: /*i18n*/ {
    id: "payment.transferUnderWay",
    message:
      "A payment is being processed for this quote: you announced a bank transfer. To pay in another way, cancel the transfer first.",
  },
  quoteChanged: /*i18n*/ {
    id: "payment.quoteChanged",
    message: "Your quote was just changed. Please look at the new total before you pay.",
  },
  noQuote: /*i18n*/ {
    id: "payment.noQuote",
    message: "Aucun devis valide n'est sélectionné pour le paiement",
  },
  tooManyAttempts: /*i18n*/ {
    id: "payment.tooManyAttempts",
    message: "Too many payment attempts for this quote. Please try again in an hour, or contact us.",
  },
  notRefundable: /*i18n*/ { id: "payment.notRefundable", message: "This payment cannot be refunded." },
  disputedRefund: /*i18n*/ {
    id: "payment.disputedRefund",
    message:
      "The buyer disputes this payment and may get the money back from the bank as well. Confirm that you want to pay it back all the same.",
  },
  nothingToClear: /*i18n*/ {
    id: "payment.nothingToClear",
    message: "This payment has no mark to clear.",
  },
  refundRefused: /*i18n*/ {
    id: "payment.refundRefused",
    message: "The payment provider refused the refund.",
  },
  noTransfers: /*i18n*/ {
    id: "payment.noTransfers",
    message: "Bank transfer is not offered. Please pay by card.",
  },
  notAnAmount: /*i18n*/ {
    id: "payment.notAnAmount",
    message: "Please give the amount that has arrived.",
  },
  alreadyRecorded: /*i18n*/ {
    id: "payment.alreadyRecorded",
    message: "A bank transfer for this quote was recorded already.",
  },
  onlyRecorded: /*i18n*/ {
    id: "payment.onlyRecorded",
    message: "Only a transfer that staff recorded is reversed. What came otherwise is refunded.",
  },
  reversedAlready: /*i18n*/ { id: "payment.reversedAlready", message: "This transfer was reversed already." },
  refundedBefore: /*i18n*/ {
    id: "payment.refundedBefore",
    message: "Money of this transfer was paid back: it is not reversed any more.",
  },
  nothingToCount: /*i18n*/ {
    id: "payment.nothingToCount",
    message: "Nothing is left of this payment that could be counted.",
  },
  worthUnknown: /*i18n*/ {
    id: "payment.worthUnknown",
    message: "This charge was made in another currency. Please give what it is worth in the shop's own.",
  },
  worthKnown: /*i18n*/ {
    id: "payment.worthKnown",
    message: "This payment is in the shop's currency: its amount is known.",
  },
  otherClient: /*i18n*/ {
    id: "payment.otherClient",
    message: "This item is owed by another client.",
  },
  otherProvider: /*i18n*/ {
    id: "payment.otherProvider",
    message: "This payment was made through a provider that is not set up any more.",
  },
} as const;
