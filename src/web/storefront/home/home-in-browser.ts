import { recentPictures, recentProducts, recentSizes } from "../catalogue/recent-catalogue.ts";
import { loadFeatured, loadHomePictures } from "./load-home.ts";

/** What the home page shows to who comes from another page: nothing is waited for, everything fills in. */
export function homeInBrowser() {
  return {
    featured: loadFeatured([recentProducts(), recentSizes()]),
    pictures: loadHomePictures(recentPictures()),
  };
}
