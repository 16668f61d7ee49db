/** Why an item of a plan is not given up, or nothing counts for it. */
export const dueMessages = {
  nothingOpen: /*i18n*/ { id: "payment.nothingOpen", message: "Nothing of this item is open." },
  nothingWaived: /*i18n*/ { id: "payment.nothingWaived", message: "Nothing of this item was waived." },
  tooMuchToWriteOff: /*i18n*/ {
    id: "payment.tooMuchToWriteOff",
    message: "Too much is open to be written off. Waive the item instead.",
  },
} as const;
