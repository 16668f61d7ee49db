import { expect, test } from "vitest";
import { shownKind, shownSize } from "#domain/catalogue/shown-texts.ts";
import { readDemoCatalogue } from "./demo-catalogue.ts";

/** Words of sizes that French writes the same way. */
const same = ["Standard", "Badge", "Mini", "Compact", "Boutique", "Magnum", "Junior", "Sport"];

test.each(readDemoCatalogue().map((product) => [product.name, product] as const))(
  "SPEC-3.35 the whole of %s is French for French readers",
  (_name, product) => {
    expect(product.name_fr).not.toBe(product.name);
    expect(product.description_fr).not.toBe(product.description);
    for (const text of [product.product_type, product.material]) expect(shownKind(text, "fr")).not.toBe(text);
    const words = product.sizes.filter(({ name }) => shownSize(name, "fr") === name);
    expect(
      words.map(({ name }) => name.replace(/ \d.*$/, "")).filter((word) => !same.includes(word)),
    ).toEqual([]);
  },
);
