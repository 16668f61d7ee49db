import { minutes } from "#domain/time/durations.ts";
import { listPictures, listProducts, listSizes } from "../../api/catalogue.ts";
import { remembered } from "./remembered.ts";

const freshFor = minutes(1);
const usableFor = minutes(10);

/** For the browser only: on the server every page asks anew, because what it shows must be true now. */
export const recentProducts = remembered(() => listProducts(), freshFor, usableFor);
export const recentSizes = remembered(() => listSizes(), freshFor, usableFor);
export const recentPictures = remembered(() => listPictures(), freshFor, usableFor);

/** What a page knew when it was left is of then; what it shows now is asked anew. */
export function forgetCatalogue(): void {
  for (const { forget } of [recentProducts, recentSizes, recentPictures]) forget();
}
