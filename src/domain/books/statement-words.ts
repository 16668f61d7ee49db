import type { Message } from "../words.ts";
import type { AgeingBucket } from "./ageing.ts";

/** For how long it has been due, in documents. */
export const bucketMessages: Readonly<Record<AgeingBucket, Message>> = {
  not_due: /*i18n*/ { id: "statement.notDue", message: "Not due yet" },
  days_1_30: /*i18n*/ { id: "statement.days30", message: "Due for 1 to 30 days" },
  days_31_60: /*i18n*/ { id: "statement.days60", message: "Due for 31 to 60 days" },
  days_61_90: /*i18n*/ { id: "statement.days90", message: "Due for 61 to 90 days" },
  days_over_90: /*i18n*/ { id: "statement.daysOver90", message: "Due for over 90 days" },
};

/** What a statement says. */
export const statementWords = {
  title: /*i18n*/ { id: "statement.title", message: "Statement" },
  lead: /*i18n*/ { id: "statement.lead", message: "What is open at the end of {day}." },
  invoice: /*i18n*/ { id: "statement.invoice", message: "Invoice" },
  open: /*i18n*/ { id: "statement.open", message: "Open" },
  agreed: /*i18n*/ { id: "statement.agreed", message: "Agreed, not invoiced yet · {reference}" },
  credit: /*i18n*/ { id: "statement.credit", message: "Less your credit" },
  total: /*i18n*/ { id: "statement.total", message: "To pay" },
  nothingOwed: /*i18n*/ { id: "statement.nothingOwed", message: "Nothing is owed at the end of this day." },
} as const satisfies Readonly<Record<string, Message>>;
