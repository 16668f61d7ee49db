import { expect, test } from "vitest";
import { clothOf, clothWords, inColours } from "./cloth.ts";
import type { OfferContent } from "./offer.ts";
import { lineTitle } from "./own-line-names.ts";

const say = ({ message }: { readonly message: string }) => message;
const material = "Non-woven polypropylene";
const forest = "#2B5B3E";

test.each([
  [{ colours: [forest, "#1a7f37"], material }, "en", "Forest, #1A7F37 · Non-woven polypropylene"],
  [{ colours: [], material }, "fr", "Polypropylène non-tissé"],
  [{ colours: [forest], material: null }, "en", "Forest"],
] as const)("cloth %o in %s is %s", ({ colours, material: of }, locale, shown) => {
  const cloth = { colours: [...colours], material: of };
  expect(clothWords(cloth, locale)).toBe(shown);
  expect(lineTitle({ name: "Tote, L", cloth }, say, locale)).toBe(`Tote, L · ${shown}`);
});

test("where nothing is known of it, a line says nothing", () => {
  expect(clothOf({ productColours: [], material: null, clothNames: [] })).toBeUndefined();
  expect(lineTitle({ name: "Tote, L" }, say, "en")).toBe("Tote, L");
});

test("FOUND-U3 bags of an offer and of its choices are in the colours that were chosen, each of its own material", () => {
  const product = (name: string, of?: string) => ({
    ...{ kind: "product" as const, name, units: 10_000, unitPriceE4: 1_000 },
    ...(of && { cloth: { colours: [], material: of } }),
  });
  const setup = { kind: "setup" as const, name: "Screens", amountCents: 4_500 };
  const choices = [{ id: "o1c1", title: "Gifts", lines: [product("Gift bags")] }];
  const content: OfferContent = {
    ...{ rounding: "per-line", lines: [product("Tote", material), setup] },
    options: [{ id: "o1", title: "Extras", kind: "any_of", defaultChoices: [], choices }],
  };
  const dyed = inColours(content, { productColours: [forest], clothNames: [] });
  const colours = [forest];
  expect(dyed.lines).toEqual([{ ...product("Tote"), cloth: { colours, material } }, setup]);
  expect(dyed.options[0]?.choices[0]?.lines).toMatchObject([{ cloth: { colours, material: null } }]);
  expect(
    inColours({ ...content, lines: [product("Bags")] }, { productColours: [], clothNames: [] }).lines,
  ).toEqual([product("Bags")]);
});
