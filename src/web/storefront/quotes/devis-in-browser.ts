import { shippedColours } from "#domain/quotes/shipped-colours.ts";
import { queryPrintPrices, queryProducts, querySizes } from "../catalogue/catalogue-queries.ts";
import { loadDevis } from "./load-devis.ts";

/** Coming from another page, the form shows at once; its sizes follow. */
export function devisInBrowser() {
  return { devis: loadDevis([queryProducts(), querySizes(), queryPrintPrices()]), colours: shippedColours };
}
