import { isFirstTime, raiseVersion, readVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { addFrenchTexts } from "../products/products.repository.ts";
import { readDemoCatalogue } from "./demo-catalogue.ts";

const name = "demo catalogue in French";

/**
 * Gives a shop that has the demo catalogue from before its French texts, once. A product that staff reworded,
 * or gave French texts, stays as it is.
 */
export async function systemAddDemoFrench({ db, log }: Pick<Services, "db" | "log">): Promise<void> {
  if ((await readVersion(db, name)) > 0) return;
  const products = readDemoCatalogue();
  const added = await db.transaction().execute(async (transaction) => {
    if (!(await isFirstTime(transaction, name))) return 0;
    let count = 0;
    for (const product of products) count += await addFrenchTexts(transaction, product);
    if (count > 0) await raiseVersion(transaction, "catalogue");
    return count;
  });
  if (added > 0) log.info({ products: added }, "the demo catalogue has its French texts");
}
