import {
  type DevisProduct,
  devisProductKey,
  readDevisProduct,
  writeDevisProduct,
} from "#domain/cart/devis-product.ts";
import { createStoredValue } from "../stored-value.ts";

/** What a quote is asked for, under its specified key; the quote form starts with it and clears it (SPEC-2.12). */
export const devisProductStore = createStoredValue<DevisProduct | undefined>({
  key: devisProductKey,
  read: readDevisProduct,
  write: (chosen) => (chosen ? writeDevisProduct(chosen) : null),
  onServer: undefined,
});
