import { deferIfSlow, queryPictures, queryProducts, querySizes } from "../catalogue/catalogue-queries.ts";
import { loadFeatured, loadHomePictures } from "./load-home.ts";

/** The home page for a visitor who comes from another page. */
export async function homeInBrowser() {
  const [featured, pictures] = await Promise.all([
    deferIfSlow(loadFeatured([queryProducts(), querySizes()])),
    deferIfSlow(loadHomePictures(queryPictures())),
  ]);
  return { featured: featured.data, pictures: pictures.data };
}
