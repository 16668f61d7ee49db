import { recentProducts, recentSizes } from "../catalogue/recent-catalogue.ts";
import { loadDevis } from "./load-devis.ts";

/** Coming from another page, the form shows at once; its sizes follow. */
export function devisInBrowser() {
  return { devis: loadDevis([recentProducts(), recentSizes()]) };
}
