/** What is booked. Its source is the row that it tells of, by this kind: an acceptance, a payment, a line of the history. */
export const entryKinds = [
  "accepted",
  "acceptance-undone",
  "received",
  "counted",
  "refunded",
  "refund-failed",
  "dispute-lost",
  "dispute-won",
  "reversed",
  "waived",
  "unwaived",
  "settled",
  "settlement-voided",
  "cancelled",
  "kept",
  "deleted",
  "restored",
  "undone",
  "invoiced",
  "credited",
] as const;
export type EntryKind = (typeof entryKinds)[number];
