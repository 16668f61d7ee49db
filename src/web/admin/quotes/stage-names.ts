import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";

/** The stages as a list is narrowed down by them. */
export const stageNames: Readonly<Record<QuoteStage, MessageDescriptor>> = {
  new: msg`New`,
  needs_info: msg`Waiting for the client's answer`,
  drafting: msg`Offer being written`,
  offered: msg`Waiting for the client`,
  changes_asked: msg`Changes asked`,
  accepted: msg`Accepted`,
  declined: msg`Declined by the client`,
  refused: msg`Rejected by us`,
  withdrawn: msg`Withdrawn by the client`,
  cancelled: msg`Order cancelled`,
};
