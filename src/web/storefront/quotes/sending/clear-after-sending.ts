import { type Cart, removeSizes } from "#domain/cart/cart.ts";
import { readDevisProduct } from "#domain/cart/devis-product.ts";
import { cartStore } from "../../../parts/cart/cart-store.ts";
import { devisProductStore } from "../../../parts/cart/devis-product-store.ts";
import { givenContact } from "../../../parts/contact/given-contact.ts";
import { forgetAttempt } from "../form/attempt-key.ts";
import { draftStore } from "../form/draft-store.ts";
import { emptyDraft } from "../form/quote-draft.ts";

/**
 * When a request has arrived, the form and the cart are free for the next one. Answers the cart as it was, where that
 * took anything out: what was asked for, by the cart or in the form, leaves it.
 */
export function clearAfterSending(): Cart {
  forgetAttempt();
  const { name, email, units, prefilledFrom } = draftStore.get();
  if (email) givenContact.set(() => ({ fullName: name.trim(), email: email.trim() }));
  const items = readDevisProduct(prefilledFrom)?.items ?? [];
  const asked = [...Object.keys(units).map(Number), ...items.map((item) => item.selectedSize.id)];
  devisProductStore.set(() => undefined);
  draftStore.set(() => emptyDraft);
  const before = cartStore.get();
  const after = removeSizes(before, new Set(asked));
  if (after.length === before.length) return [];
  cartStore.set(() => after);
  return before;
}
