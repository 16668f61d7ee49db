import { useMemo } from "react";
import { getPrintPrices } from "#contracts/catalogue/price-lists.ts";
import type { UnitCostAnswer } from "#contracts/catalogue/unit-costs.ts";
import { intlLocale, type Language } from "#domain/language/language.ts";
import { type ListedPrices, listedPrices } from "#domain/offers/quantities.ts";
import { priceListOf, readBreaks, readPrintPrices } from "#domain/prices/read-price-list.ts";
import { buyerNames, productLineName } from "#domain/quotes/buyer-names.ts";
import { writeNumber } from "../../../ui/fields/typed-number.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { useAllProducts, useAllSizes } from "../../catalogue/use-sizes.ts";
import { useUnitCosts } from "../../catalogue/use-unit-costs.ts";
import { useStaffQuery } from "../../use-staff-query.ts";
import type { KnownCosts } from "./worked-costs.ts";

interface CatalogueSize {
  readonly sizeId: number;
  /** As it is typed. */
  readonly unitPrice: string;
}

export interface Catalogue {
  readonly listId: string;
  readonly names: readonly string[];
  readonly find: (name: string) => CatalogueSize | undefined;
  /** What the price list in use asks at any quantity. */
  readonly listed: ListedPrices;
  /** What the bags cost the shop; undefined for whom prices are not meant, and until it is known. */
  readonly costs: KnownCosts | undefined;
}

/** What a line can be taken from: each size by the name that a request of this language gives its line. */
export function useCatalogue(language: Language | null | undefined): Catalogue {
  const locale = intlLocale(useLocale());
  const products = useAllProducts().data;
  const sizes = useAllSizes().data;
  const print = useStaffQuery({
    queryKey: ["print-prices"],
    read: async (ask) => readPrintPrices(await ask(getPrintPrices, {})),
  }).data;
  const known = useUnitCosts().data;
  return useMemo(() => {
    const productsById = new Map(products?.map((product) => [product.id, product]));
    const byName = new Map<string, CatalogueSize>(
      sizes?.flatMap(({ id, name, price, product_id }) => {
        const product = productsById.get(product_id);
        if (!product) return [];
        const unitPrice = writeNumber(Number(price), { decimals: 4, locale });
        const names = { productName: product.name, productNameFr: product.name_fr, sizeName: name };
        const named = productLineName(buyerNames(names, language ?? "en"));
        return [[named, { sizeId: id, unitPrice }] as const];
      }),
    );
    const productOf = new Map(sizes?.map(({ id, product_id }) => [id, product_id]));
    const listedSizes = (sizes ?? []).map(({ id, price_breaks }) => ({
      ...{ id, breaks: price_breaks && readBreaks(price_breaks, "unit_price") },
    }));
    const sizeCosts = new Map(known?.map((size) => [size.size_id, sizeCostsOf(size)]));
    const findProduct = (sizeId: number) => productOf.get(sizeId);
    return {
      listId: "offer-catalogue",
      names: [...byName.keys()],
      find: (name) => byName.get(name),
      listed: listedPrices(priceListOf(listedSizes, print ?? null), findProduct),
      costs: known && { costsOf: (sizeId) => sizeCosts.get(sizeId), productOf: findProduct },
    };
  }, [products, sizes, print, known, locale, language]);
}

function sizeCostsOf({ unit_cost, breaks }: UnitCostAnswer) {
  const e4 = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 10_000));
  return {
    own: e4(unit_cost),
    breaks: breaks.map((each) => ({ minUnits: each.min_units, unitCost: e4(each.unit_cost) })),
  };
}
