import { Trans } from "@lingui/react/macro";
import type { FirstDayStep } from "#domain/shop/first-day.ts";

/** What a step is. */
export function FirstDayTitle({ step }: { step: FirstDayStep }) {
  switch (step) {
    case "name":
      return <Trans>Say what your name is</Trans>;
    case "identity":
      return <Trans>Say who you are and what you sell</Trans>;
    case "product":
      return <Trans>Add the first product</Trans>;
    case "terms":
      return <Trans>Read the terms and the other pages</Trans>;
    case "mail":
      return <Trans>See a mail arrive</Trans>;
    case "payment":
      return <Trans>Take payments</Trans>;
    case "taxes":
      return <Trans>Say which tax your offers bear</Trans>;
    case "backup":
      return <Trans>Make a backup</Trans>;
    case "address":
      return <Trans>Sign in with your own address</Trans>;
    case "second-owner":
      return <Trans>Add a second administrator</Trans>;
  }
}

/** What is still to be done for it, and why. */
export function FirstDayHint({ step }: { step: FirstDayStep }) {
  switch (step) {
    case "name":
      return <Trans>Buyers read it below your offers and messages. So far it is “Administrator”.</Trans>;
    case "identity":
      return (
        <Trans>Name and address, currency, colors, and what you call what you sell: all on one page.</Trans>
      );
    case "product":
      return (
        <Trans>
          One by one, or your whole price list from Excel (Import) and its pictures (Pictures). A product
          needs a size and a picture.
        </Trans>
      );
    case "terms":
      return <Trans>What they say binds you. Put them into your own words where they do not fit.</Trans>;
    case "mail":
      return (
        <Trans>
          Everything that clients learn comes by mail. Enter your mail server, and send one to yourself.
        </Trans>
      );
    case "payment":
      return <Trans>Every payment is a test so far. Set the keys of a provider, or your bank account.</Trans>;
    case "taxes":
      return (
        <Trans>Without a tax profile an offer bears no tax. That may be right for you: then say so.</Trans>
      );
    case "backup":
      return <Trans>Made while the shop runs, with your password. Keep the file elsewhere.</Trans>;
    case "address":
      return (
        <Trans>
          So far it is the one that every shop comes with, which no mail reaches: not even the one for a new
          password. Yours counts once you have opened the link in the mail to it.
        </Trans>
      );
    case "second-owner":
      return <Trans>So that a lost password or telephone does not lock you out.</Trans>;
  }
}
