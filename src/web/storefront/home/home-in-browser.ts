import { arrivesSoon } from "../catalogue/arrives-soon.ts";
import { recentPictures, recentProducts, recentSizes } from "../catalogue/recent-catalogue.ts";
import { loadFeatured, loadHomePictures } from "./load-home.ts";

/** What the home page shows to who comes from another page: little is waited for, everything fills in. */
export async function homeInBrowser() {
  const featured = loadFeatured([recentProducts(), recentSizes()]);
  const pictures = loadHomePictures(recentPictures());
  const isSoon = await arrivesSoon(Promise.all([featured, pictures]));
  return isSoon ? { featured: await featured, pictures: await pictures } : { featured, pictures };
}
