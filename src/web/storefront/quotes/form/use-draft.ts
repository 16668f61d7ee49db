import { type RefObject, useEffect, useState } from "react";
import {
  type DevisProduct,
  devisProductOfCart,
  readDevisProduct,
  writeDevisProduct,
} from "#domain/cart/devis-product.ts";
import { begunWith, type ClothColour } from "#domain/quotes/cloth-colours.ts";
import { cartStore } from "../../../parts/cart/cart-store.ts";
import { devisProductStore } from "../../../parts/cart/devis-product-store.ts";
import { givenContact } from "../../../parts/contact/given-contact.ts";
import { readPlainForm } from "../sending/read-plain-form.ts";
import type { SizeGroup } from "../sizes/size-groups.ts";
import { applyPrefill } from "./apply-prefill.ts";
import { draftStore } from "./draft-store.ts";
import { draftTexts, emptyDraft, type QuoteDraft } from "./quote-draft.ts";

interface Adopting {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly groups: readonly SizeGroup[];
  /** What was posted without JavaScript and came back with the page. */
  readonly posted: QuoteDraft | undefined;
  /** The colours that can be chosen. */
  readonly inStock: readonly ClothColour[];
}

/**
 * The draft of this device. It first shows what the server rendered, then what was stored, what was typed
 * before hydration, and what the cart asks a quote for. Where there is none of these, nothing renders again.
 */
export function useDraft({ form, groups, posted, inStock }: Adopting): QuoteDraft {
  const stored = draftStore.use();
  const [isAdopted, setIsAdopted] = useState(posted === undefined);
  useEffect(() => {
    const typed = form.current ? readPlainForm(new FormData(form.current)) : emptyDraft;
    draftStore.set((kept) =>
      // What was posted is what its writer wants, whatever the cart says.
      withContact(withTyped(posted ? { ...posted, prefilledFrom: storedPrefill() } : kept, typed)),
    );
    setIsAdopted(true);
  }, [form, posted]);
  useEffect(() => {
    if (groups.length > 0) draftStore.set((draft) => applyPrefill(draft, askedFor(), groups));
  }, [groups]);
  const shown = isAdopted ? stored : (posted ?? emptyDraft);
  const productColors = begunWith(shown.productColors, inStock);
  return productColors === shown.productColors ? shown : { ...shown, productColors };
}

/** Fills in the contact given in the checkout panel or in an earlier request. */
function withContact(draft: QuoteDraft): QuoteDraft {
  const { fullName, email } = givenContact.get();
  if ((draft.name || !fullName) && (draft.email || !email)) return draft;
  return { ...draft, name: draft.name || fullName, email: draft.email || email };
}

function storedPrefill(): string | null {
  const devisProduct = askedFor();
  return devisProduct ? writeDevisProduct(devisProduct) : null;
}

/** What a quote is asked for: the one product that was chosen, otherwise what is in the cart now. */
function askedFor(): DevisProduct | undefined {
  const chosen = devisProductStore.get();
  const cart = cartStore.get();
  const isOneProduct = chosen !== undefined && chosen.id !== "multiple";
  if (isOneProduct || cart.length === 0) return chosen;
  // As it is read again after a reload: what was taken out of the form then stays out.
  return readDevisProduct(writeDevisProduct(devisProductOfCart(cart)));
}

/** Typed values win over stored ones; an untouched field has none. */
export function withTyped(kept: QuoteDraft, typed: QuoteDraft): QuoteDraft {
  if (JSON.stringify(typed) === JSON.stringify(emptyDraft)) return kept;
  const texts = draftTexts.map((field) => [field, typed[field] || kept[field]]);
  const hasColours = String(typed.productColors) !== String(emptyDraft.productColors);
  return {
    ...kept,
    ...Object.fromEntries(texts),
    units: { ...kept.units, ...typed.units },
    isLogo: kept.isLogo || typed.isLogo,
    places: typed.places.length > 0 ? typed.places : kept.places,
    productColors: hasColours ? typed.productColors : kept.productColors,
  };
}
