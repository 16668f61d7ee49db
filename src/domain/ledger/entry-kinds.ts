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
  "waived",
  "settled",
  "cancelled",
  "deleted",
  "restored",
  "invoiced",
  "credited",
] as const;
export type EntryKind = (typeof entryKinds)[number];
