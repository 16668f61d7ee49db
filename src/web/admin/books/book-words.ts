import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AgeingBucket } from "#domain/books/ageing.ts";
import type { BookFormat } from "#domain/books/book-files.ts";
import type { EntryKind } from "#domain/ledger/entry-kinds.ts";

export const formatWords: Readonly<Record<BookFormat, MessageDescriptor>> = {
  quickbooks: msg`QuickBooks (CSV)`,
  xero: msg`Xero (CSV)`,
  fec: msg`Sales journal (FEC layout)`,
};

export const bucketWords: Readonly<Record<AgeingBucket, MessageDescriptor>> = {
  not_due: msg`Not due`,
  days_1_30: msg`1 to 30 days`,
  days_31_60: msg`31 to 60 days`,
  days_61_90: msg`61 to 90 days`,
  days_over_90: msg`Over 90 days`,
};

/** What an entry of the books says of a deal. */
export const entryWords: Readonly<Record<EntryKind, MessageDescriptor>> = {
  accepted: msg`Accepted`,
  "acceptance-undone": msg`Acceptance taken back`,
  received: msg`Money received`,
  counted: msg`Payment counted`,
  refunded: msg`Refunded`,
  "refund-failed": msg`Refund failed`,
  "dispute-lost": msg`Dispute lost`,
  "dispute-won": msg`Dispute won`,
  reversed: msg`Transfer taken back`,
  waived: msg`Waived`,
  unwaived: msg`Asked for again`,
  settled: msg`Counted and settled`,
  "settlement-voided": msg`Settlement voided`,
  cancelled: msg`Cancelled`,
  kept: msg`Kept by the terms`,
  deleted: msg`Deleted`,
  restored: msg`Restored`,
  undone: msg`Undone`,
  invoiced: msg`Invoiced`,
  credited: msg`Credit note`,
};
