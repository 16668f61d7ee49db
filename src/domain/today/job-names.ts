import type { Message } from "../words.ts";

/** The jobs of which single items can fail. */
export const jobs = [
  "reminder",
  "due_steps",
  "proof_reminder",
  "message_notice",
  "settlement",
  "payment",
  "payment_end",
  "payment_compare",
  "refund",
] as const;
export type JobName = (typeof jobs)[number];

/** What each of them does. */
export const jobWords: Readonly<Record<JobName, Message>> = {
  reminder: /*i18n*/ { id: "job.reminder", message: "Reminder to the client" },
  due_steps: /*i18n*/ { id: "job.dueSteps", message: "Planning the reminders of what is owed" },
  proof_reminder: /*i18n*/ { id: "job.proofReminder", message: "Reminder of a proof" },
  message_notice: /*i18n*/ { id: "job.messageNotice", message: "Mail about unread messages" },
  settlement: /*i18n*/ { id: "job.settlement", message: "Settling by the counted bags" },
  payment: /*i18n*/ { id: "job.payment", message: "Asking how a payment stands" },
  payment_end: /*i18n*/ { id: "job.paymentEnd", message: "Closing a payment that was left open" },
  payment_compare: /*i18n*/ { id: "job.paymentCompare", message: "Comparing a payment with its provider" },
  refund: /*i18n*/ { id: "job.refund", message: "Finishing a refund" },
};
