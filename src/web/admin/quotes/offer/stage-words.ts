import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Standing, standingOf } from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";

/** How a quote stands, beside its specified status; nothing where the status says it all. */
const words: Readonly<Record<Standing, MessageDescriptor | undefined>> = {
  new: undefined,
  needsInfo: msg`Waiting for the client's answer`,
  drafting: msg`Offer being written`,
  changesAsked: msg`Changes asked`,
  offered: msg`Waiting for the client`,
  confirmed: undefined,
  accepted: msg`Accepted`,
  paid: undefined,
  declined: msg`Declined by the client`,
  refused: msg`Rejected by us`,
  withdrawn: msg`Withdrawn by the client`,
  cancelled: msg`Order cancelled`,
  cancelledPaid: msg`Order cancelled`,
};

export function stageWords({ status, stage }: ReadQuoteForStaff): MessageDescriptor | undefined {
  return status === "undetermined" ? undefined : words[standingOf(status, stage)];
}
