import { describe, expect, test } from "vitest";
import { trackingLink } from "./carriers.ts";
import { planCartons, usualPacking } from "./cartons.ts";
import { shippedState, unitsLeft } from "./shipping.ts";
import { toleranceOf } from "./tolerance.ts";

describe("L18.3 cartons", () => {
  test("25,000 bags at 100 are 250 cartons, 2,100 kg and 9 pallets", () => {
    const plan = planCartons([25_000], { ...usualPacking, carton_kg: 8.4 });
    expect(plan).toMatchObject({ cartons: 250, pallets: 9, kg: 2_100 });
    expect(plan.lines).toMatchObject([{ cartons: 250, unitsInLast: 100 }]);
  });

  test("a shop packs as its settings say; kilograms are rounded up", () => {
    const packing = { units_per_carton: 250, cartons_per_pallet: 24, carton_kg: 20.3 };
    expect(planCartons([25_010], packing)).toMatchObject({ cartons: 101, pallets: 5, kg: 2_051 });
  });

  test("each size has cartons of its own, numbered through the order", () => {
    expect(planCartons([15_050, 10_000], usualPacking)).toEqual({
      lines: [
        { units: 15_050, cartons: 151, first: 1, unitsInLast: 50 },
        { units: 10_000, cartons: 100, first: 152, unitsInLast: 100 },
      ],
      ...{ cartons: 251, pallets: 9, kg: null },
    });
  });

  test("nothing needs no carton", () => {
    expect(planCartons([0], usualPacking)).toMatchObject({
      cartons: 0,
      pallets: 0,
      lines: [{ unitsInLast: 0 }],
    });
  });
});

describe("L18.2 what shipments make of an order", () => {
  const tolerance = toleranceOf(50_000);
  const line = (unitsOrdered: number, unitsShipped: number) => ({
    ...{ unitsOrdered, unitsShipped, unitsGood: unitsOrdered },
  });

  test.each([
    [[line(25_000, 10_000)], false, "partly_shipped"],
    [[line(25_000, 23_749)], false, "partly_shipped"],
    [[line(25_000, 23_750)], false, "shipped"],
    [[line(25_000, 10_000)], true, "shipped"],
    [[line(15_000, 15_750), line(10_000, 9_000)], false, "partly_shipped"],
    [[line(15_000, 14_250), line(10_000, 9_500)], false, "shipped"],
  ] as const)("%j, complete: %s: %s", (lines, isComplete, state) => {
    expect(shippedState(lines, { tolerance, isComplete })).toBe(state);
  });

  test("no more may leave than was counted", () => {
    expect(unitsLeft({ unitsGood: 26_800, unitsShipped: 10_000 })).toBe(16_800);
    expect(unitsLeft({ unitsGood: null, unitsShipped: 0 })).toBe(0);
  });
});

describe("the carrier's page about a parcel", () => {
  test.each([
    ["UPS", "1Z999", "https://www.ups.com/track?tracknum=1Z999"],
    ["fedex ground", "42", "https://www.fedex.com/fedextrack/?trknbr=42"],
    ["USPS", "42", "https://tools.usps.com/go/TrackConfirmAction?tLabels=42"],
    ["DHL Express", "42", "https://www.dhl.com/global-en/home/tracking.html?tracking-id=42"],
    ["Colissimo", "8L42", "https://www.laposte.fr/outils/suivre-vos-envois?code=8L42"],
    ["La Poste", "8L42", "https://www.laposte.fr/outils/suivre-vos-envois?code=8L42"],
    ["Chronopost", "XY", "https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=XY"],
    ["GLS", "42", "https://gls-group.com/GROUP/en/parcel-tracking/?match=42"],
    ["Our own van", "42", undefined],
  ])("%s", (carrier, number, link) => {
    expect(trackingLink(carrier, number)).toBe(link);
  });

  test("a number never leads anywhere else", () => {
    const link = trackingLink("UPS", "1&x=//evil.example/#?");
    expect(link).toBe("https://www.ups.com/track?tracknum=1%26x%3D%2F%2Fevil.example%2F%23%3F");
  });
});
