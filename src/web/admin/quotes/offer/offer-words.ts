import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FreightKind, LineKind } from "#domain/offers/offer.ts";
import type { VersionState } from "#domain/offers/version-state.ts";

export const kindWords: Readonly<Record<LineKind, MessageDescriptor>> = {
  product: msg`Product`,
  run: msg`Print run`,
  setup: msg`Setup fee`,
  fee: msg`Fee`,
  freight: msg`Freight`,
  text: msg`Text`,
  section: msg`Section`,
};

export const freightWords: Readonly<Record<FreightKind, MessageDescriptor>> = {
  fixed: msg`Fixed`,
  estimate: msg`Estimate, billed at cost`,
  "to-be-confirmed": msg`To be confirmed`,
  collect: msg`On the client's account`,
};

export const versionStateWords: Readonly<Record<VersionState, MessageDescriptor>> = {
  draft: msg`Draft`,
  sent: msg({ message: "Sent", context: "of an offer" }),
  accepted: msg({ message: "Accepted", context: "of an offer" }),
  declined: msg({ message: "Declined", context: "of an offer" }),
  superseded: msg({ message: "Replaced", context: "of an offer" }),
  withdrawn: msg({ message: "Recalled", context: "of an offer" }),
};
