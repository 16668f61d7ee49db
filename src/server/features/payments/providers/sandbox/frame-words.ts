/** What the sandbox's own pages say. */
export const frameMessages = {
  test: /*i18n*/ { id: "sandbox.test", message: "TEST – no money moves" },
  title: /*i18n*/ { id: "sandbox.card.title", message: "Card details" },
  number: /*i18n*/ { id: "sandbox.card.number", message: "Card number" },
  expiry: /*i18n*/ { id: "sandbox.card.expiry", message: "Expiry date (MM/YY)" },
  cvc: /*i18n*/ { id: "sandbox.card.cvc", message: "Security code" },
  numberMissing: /*i18n*/ { id: "sandbox.card.numberMissing", message: "Your card number is incomplete." },
  expiryMissing: /*i18n*/ { id: "sandbox.card.expiryMissing", message: "The expiry date is incomplete." },
  cvcMissing: /*i18n*/ { id: "sandbox.card.cvcMissing", message: "The security code is incomplete." },
  network: /*i18n*/ {
    id: "sandbox.card.network",
    message: "The payment provider cannot be reached. Please try again.",
  },
  challengeTitle: /*i18n*/ { id: "sandbox.challenge.title", message: "Your bank asks: is it you?" },
  challengeText: /*i18n*/ {
    id: "sandbox.challenge.text",
    message: "This test card asks for a confirmation, as a bank would.",
  },
  challengePass: /*i18n*/ { id: "sandbox.challenge.pass", message: "Yes, confirm the payment" },
  challengeFail: /*i18n*/ { id: "sandbox.challenge.fail", message: "No, refuse it" },
  approveTitle: /*i18n*/ { id: "sandbox.approve.title", message: "Approve your payment" },
  approveText: /*i18n*/ {
    id: "sandbox.approve.text",
    message: "You are on the test page that stands in the place of PayPal.",
  },
  approveAmount: /*i18n*/ { id: "sandbox.approve.amount", message: "Amount: {amount}" },
  approve: /*i18n*/ { id: "sandbox.approve.yes", message: "Approve the payment" },
  cancel: /*i18n*/ { id: "sandbox.approve.no", message: "Cancel and go back" },
  gone: /*i18n*/ { id: "sandbox.gone", message: "There is no such payment, or it is closed." },
} as const;
