import { type CatalogueFault, mostCatalogueFaults } from "#domain/catalogue/exchange/file-table.ts";
import type { ToldColumns } from "#domain/catalogue/exchange/read-head.ts";
import type { ColumnQuestion } from "#domain/catalogue/exchange/read-lines.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import type { PriceBreak } from "#domain/prices/price-list.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { lockVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { lockPriceLists } from "../prices/lock-price-lists.ts";
import { setListedPrice } from "../prices/move-listed-prices.ts";
import { breaksBySize, findActiveListRow, listBreaks } from "../prices/price-lists.repository.ts";
import { setBreaksOfSizes } from "../prices/set-breaks-of-sizes.ts";
import { blankProduct } from "../products/product-form.ts";
import { insertProduct, listProducts, updateProduct } from "../products/products.repository.ts";
import { productConflict } from "../products/require-product.ts";
import { recordChange } from "../record-change.ts";
import { sizeConflict } from "../sizes/require-size.ts";
import { insertSize, listSizes, updateSize } from "../sizes/sizes.repository.ts";
import { type ImportEffects, importEffects } from "./import-effects.ts";
import { type ImportPlan, type ProductStep, planImport, type SizeStep } from "./plan-import.ts";
import { readFileApart } from "./read-file-apart.ts";

interface Input {
  readonly file: UploadedFile | undefined;
  /** Only says what the file would do. */
  readonly isDryRun: boolean;
  readonly columns: ToldColumns;
}

export interface Imported extends ImportEffects {
  readonly rows: number;
  /** The first of them, in the order of the file. */
  readonly faults: readonly CatalogueFault[];
  readonly fault_count: number;
  readonly asks: readonly ColumnQuestion[];
  readonly not_taken: readonly string[];
}

/**
 * Makes and changes products and sizes as a file says, all of it or nothing: one fault, and nothing is written.
 * @throws invalid when the file cannot be read
 */
export async function staffImportProducts(
  services: Services,
  actor: Staff,
  { file, isDryRun, columns }: Input,
): Promise<Imported> {
  const { db, clock } = services;
  const read = await readFileApart(services, file, columns);
  return await db.transaction().execute(async (transaction) => {
    // Other changes of the catalogue wait: what the plan found still stands when it is carried out.
    if (!isDryRun) {
      await lockPriceLists(transaction);
      await lockVersion(transaction, "catalogue");
    }
    const plan = planImport(read.lines, await readShop(transaction));
    const faults = [...read.faults, ...plan.faults].toSorted((a, b) => a.row - b.row);
    const fault_count = read.faultCount + plan.faults.length;
    const named = faults.slice(0, mostCatalogueFaults);
    const imported = {
      ...{ rows: read.rows, faults: named, fault_count, asks: read.asks, not_taken: read.notTaken },
      ...importEffects(plan),
    };
    if (!isDryRun && fault_count === 0) {
      const nameOfNew = `Import ${todayOf(services)}`;
      await carryOut(transaction, actor, plan, { nameOfNew, at: clock() });
    }
    return imported;
  });
}

async function readShop(transaction: Transaction) {
  const active = await findActiveListRow(transaction);
  return {
    breaks: breaksBySize(active ? await listBreaks(transaction, active.id) : []),
    products: await listProducts(transaction, {
      search: "",
      withDrafts: true,
      sorting: ["created_at", "asc"],
    }),
    sizes: await listSizes(transaction, { search: "", withDrafts: true, sorting: ["id", "asc"] }),
  };
}

async function carryOut(
  transaction: Transaction,
  actor: Staff,
  { products }: ImportPlan,
  { nameOfNew, at }: { readonly nameOfNew: string; readonly at: Date },
) {
  const breaks = new Map<number, readonly PriceBreak[]>();
  for (const step of products) {
    const productId = await writeProduct(transaction, actor, step, at);
    for (const size of step.sizes) {
      const sizeId = await writeSize(transaction, actor, productId, size, at);
      if (size.breaks) breaks.set(sizeId, size.breaks.after);
    }
  }
  await setBreaksOfSizes(transaction, actor, { breaks, nameOfNew, at });
}

async function writeProduct(
  transaction: Transaction,
  actor: Staff,
  { name, before, change }: ProductStep,
  at: Date,
): Promise<number> {
  if (!before) {
    const added = { ...blankProduct, ...change, name, created_at: at.toISOString(), deleted_at: null };
    const after = await insertProduct(transaction, added);
    await recordChange(transaction, actor, "product", after.id, { verb: "create", after, at });
    return after.id;
  }
  if (change) {
    const after = await updateProduct(transaction, before, change);
    if (!after) throw await productConflict(transaction, before.id);
    await recordChange(transaction, actor, "product", before.id, { verb: "update", before, after, at });
  }
  return before.id;
}

/** The prices of a size whose breaks change are the list's to set. */
async function writeSize(
  transaction: Transaction,
  actor: Staff,
  product_id: number,
  { name, before, change, breaks }: SizeStep,
  at: Date,
): Promise<number> {
  if (!before) {
    if (!change) throw new Error("a new size without a price");
    const created = { ...change, name, product_id, created_at: at.toISOString(), deleted_at: null };
    const after = await insertSize(transaction, created);
    await recordChange(transaction, actor, "size", after.id, { verb: "create", after, at });
    return after.id;
  }
  const { label, unit_price_e4: price, unit_cost_e4 } = change ?? before;
  const isOfList = breaks && label === before.label && unit_cost_e4 === before.unit_cost_e4;
  if (!change || isOfList) return before.id;
  // A size that the active price list names costs its first break, and has its own price put aside (L2.7).
  const isListed = before.own_price_e4 !== null;
  const prices = breaks ? {} : { unit_price_e4: price, own_price_e4: isListed ? price : null };
  const after = await updateSize(transaction, before, { label, unit_cost_e4, ...prices });
  if (!after) throw await sizeConflict(transaction, before.id);
  if (!breaks && isListed && price !== before.unit_price_e4)
    await setListedPrice(transaction, before.id, unitPriceE4(price));
  await recordChange(transaction, actor, "size", before.id, { verb: "update", before, after, at });
  return before.id;
}
