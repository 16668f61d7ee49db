import { Trans } from "@lingui/react/macro";
import type { FirstDayStep } from "#domain/shop/first-day.ts";

/** What a step is. */
export function FirstDayTitle({ step }: { step: FirstDayStep }) {
  switch (step) {
    case "identity":
      return <Trans>Say who you are and what you promise</Trans>;
    case "product":
      return <Trans>Add the first product</Trans>;
    case "terms":
      return <Trans>Read the terms and the other pages</Trans>;
    case "mail":
      return <Trans>See a mail arrive</Trans>;
    case "payment":
      return <Trans>Take payments</Trans>;
    case "backup":
      return <Trans>Make a backup</Trans>;
    case "second-owner":
      return <Trans>Add a second administrator</Trans>;
  }
}

/** What is still to be done for it, and why. */
export function FirstDayHint({ step }: { step: FirstDayStep }) {
  switch (step) {
    case "identity":
      return <Trans>Address, telephone, e-mail address and claims are still those of the example.</Trans>;
    case "product":
      return <Trans>With a size and a picture, so that it can be ordered and seen.</Trans>;
    case "terms":
      return <Trans>What they say binds you. Put them into your own words where they do not fit.</Trans>;
    case "mail":
      return <Trans>Everything that clients learn comes by mail. Send one to yourself.</Trans>;
    case "payment":
      return <Trans>Every payment is a test so far. Set the keys of a provider, or your bank account.</Trans>;
    case "backup":
      return <Trans>“npm run backup” copies everything while the shop runs. Keep the copy elsewhere.</Trans>;
    case "second-owner":
      return <Trans>So that a lost password or telephone does not lock you out.</Trans>;
  }
}
