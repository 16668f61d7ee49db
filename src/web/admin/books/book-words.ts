import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AgeingBucket } from "#domain/books/ageing.ts";
import type { BookFormat } from "#domain/books/book-files.ts";

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
