import { useEffect, useMemo, useReducer } from "react";
import { intlLocale } from "#domain/language/language.ts";
import type { ListedPrices } from "#domain/offers/quantities.ts";
import { useLocale, useRootData } from "../../../words/use-locale.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { editOffer, type OfferEdit } from "./edit-offer.ts";
import { lineNameId } from "./line-row.tsx";
import { type TypedOffer, toDraft } from "./typed-offer.ts";
import { useOfferedTaxProfiles } from "./use-offered-tax-profiles.ts";
import type { KnownCosts } from "./worked-costs.ts";
import { workOutTyped } from "./worked-offer.ts";

interface Offering {
  readonly listed: ListedPrices;
  readonly costs: KnownCosts | undefined;
  readonly isOpened: boolean;
  readonly isExempt: boolean;
}

/** An offer that is being written: what is typed, as the call carries it, and what it comes to. */
export function useOffer(first: TypedOffer, { listed, costs, isOpened, isExempt }: Offering) {
  const locale = intlLocale(useLocale());
  const { facts } = useRootData();
  const minimumUnits = useSettings().data?.values.minimum_units ?? facts.minimumUnits;
  const [{ offer, goTo }, edit] = useReducer(write, {
    offer: first,
    goTo: isOpened ? first.lines[0] : undefined,
  });
  const { profiles, tax, problem } = useOfferedTaxProfiles(offer.taxProfileId);
  const draft = useMemo(() => toDraft(offer, locale), [offer, locale]);
  const worked = useMemo(
    () => workOutTyped(offer, draft, { listed, costs, minimumUnits, tax, isExempt }),
    [offer, draft, listed, costs, minimumUnits, tax, isExempt],
  );
  useEffect(() => {
    if (goTo) document.getElementById(lineNameId(goTo.key))?.focus();
  }, [goTo]);
  return { offer, edit, draft, worked, profiles, problem };
}

interface Writing {
  readonly offer: TypedOffer;
  /** The line that has the focus next. */
  readonly goTo?: { readonly key: number } | undefined;
}

function write({ offer: before }: Writing, edit: OfferEdit): Writing {
  const offer = editOffer(before, edit);
  return { offer, goTo: nextLine(before, offer, edit) };
}

function nextLine(before: TypedOffer, { lines }: TypedOffer, edit: OfferEdit): Writing["goTo"] {
  switch (edit.do) {
    case "add-line":
      return lines.find(({ key }) => before.lines.every((line) => line.key !== key));
    case "move-line":
      return { key: edit.key };
    case "remove-line": {
      const place = before.lines.findIndex(({ key }) => key === edit.key);
      return lines[Math.max(0, place - 1)];
    }
    default:
      return undefined;
  }
}
