import { Trans } from "@lingui/react/macro";
import { lawOf } from "#domain/shop/law-of.ts";
import { useRootData } from "../../../words/use-locale.ts";

/** Which law holds: that of where the shop is, until its owner writes terms of his own. */
export function LawAndChanges() {
  const law = lawOf(useRootData().facts);
  switch (law.of) {
    case "colorado":
      return (
        <Trans>
          The law of the State of Colorado applies. These terms may change; for an order, those of the day it
          was paid hold.
        </Trans>
      );
    case "france":
      return (
        <Trans>
          French law applies. These terms may change; for an order, those of the day it was paid hold.
        </Trans>
      );
    case "state":
      return (
        <Trans>
          The law of the State of {law.name} applies. These terms may change; for an order, those of the day
          it was paid hold.
        </Trans>
      );
    case "country":
      return (
        <Trans>
          The law of this country applies: {law.name}. These terms may change; for an order, those of the day
          it was paid hold.
        </Trans>
      );
    case "unknown":
      return (
        <Trans>
          The law of where the shop is applies. These terms may change; for an order, those of the day it was
          paid hold.
        </Trans>
      );
  }
}
