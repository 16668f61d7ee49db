import { describe, expect, test } from "vitest";
import { shownDescription, shownKind, shownMeasures, shownName, shownSize } from "./shown-texts.ts";

describe("SPEC-3.35 what French readers are shown", () => {
  const bag = { name: "Wine Carrier", name_fr: "Sac à vin", description: "A bag.", description_fr: null };

  test("the French text where there is one, the other one otherwise", () => {
    expect(shownName(bag, "fr")).toBe("Sac à vin");
    expect(shownName({ ...bag, name_fr: "" }, "fr")).toBe("Wine Carrier");
    expect(shownName({ name: "Wine Carrier" }, "fr")).toBe("Wine Carrier");
    expect(shownDescription(bag, "fr")).toBe("A bag.");
    for (const locale of ["mul", "en"] as const) expect(shownName(bag, locale)).toBe("Wine Carrier");
  });

  test.each([
    ["Tote bag", "Cabas"],
    ["Non-woven polypropylene, 80 g/m²", "Polypropylène non-tissé, 80 g/m²"],
    [
      "Non-woven polypropylene, 100 g/m², foam and foil lining",
      "Polypropylène non-tissé, 100 g/m², mousse et doublure aluminium",
    ],
    ["Non-woven polypropylene, recycled", "Non-woven polypropylene, recycled"],
    ["toString", "toString"],
    ["", ""],
  ])("the kind or material %j is shown as %j", (text, french) => {
    expect(shownKind(text, "fr")).toBe(french);
    expect(shownKind(text, "en")).toBe(text);
  });

  test.each([
    ["Small 12×13", "Petit 12×13"],
    ["Pair Tall 8×15", "Duo haut 8×15"],
    ["Bottle 4.5×13", "Bouteille 4.5×13"],
    ["Large", "Grand"],
    ["40×50", "40×50"],
    ["A4 portrait", "A4 portrait"],
    ["constructor 3", "constructor 3"],
  ])("the size %j is shown as %j", (name, french) => {
    expect(shownSize(name, "fr")).toBe(french);
    expect(shownSize(name, "mul")).toBe(name);
  });

  test("measures are given in centimetres first", () => {
    const label = "12 × 13 × 4 in (30 × 33 × 10 cm)";
    expect(shownMeasures(label, "fr")).toBe("30 × 33 × 10 cm (12 × 13 × 4 po)");
    expect(shownMeasures(label, "en")).toBe(label);
    expect(shownMeasures("14 × 15 in", "fr")).toBe("14 × 15 in");
    expect(shownMeasures(null, "fr")).toBeNull();
  });
});
