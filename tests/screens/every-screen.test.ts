import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { allCells, nameOf } from "#tests/support/tour/cells.ts";
import { clientStops } from "#tests/support/tour/client-stops.ts";
import { officeStops } from "#tests/support/tour/office-stops.ts";
import { publicStops } from "#tests/support/tour/public-stops.ts";
import { findingsOnTour, type Leg } from "#tests/support/tour/take-tour.ts";
import { worldOf } from "#tests/support/tour/world.ts";
import routes from "#web/routes.ts";

/**
 * Every screen by WCAG 2.2 AA: axe, focus that is never hidden, no sideways scrolling in 320 px, text of twice the
 * size. The quick profile shows each in one of the twelve displays, in rotation; the deep profile in all.
 */
const areas = { storefront: publicStops, "client's area": clientStops, "back office": officeStops };

test.describe.configure({ mode: "parallel" });

// What a link that is none, a record that is none and a form that is refused are answered with.
test.use({ expectedErrors: [/status of (401|404|410|422)/] });

/** Ways of looking, spread over the screens. */
function legsOf(stops: typeof publicStops): readonly (readonly [string, readonly Leg[]])[] {
  const quick = stops
    .filter((stop) => !stop.isDeep)
    .map((stop, index) => ({ stop, cell: allCells[index % allCells.length] ?? fail() }));
  return sized({
    quick: [["each in one way", quick] as const],
    deep: allCells.map((cell) => [nameOf(cell), stops.map((stop) => ({ stop, cell }))] as const),
  });
}

function fail(): never {
  throw new Error("there is no way of looking");
}

for (const [area, stops] of Object.entries(areas)) {
  for (const [ways, legs] of legsOf(stops)) {
    test(`no barrier in the ${area}, ${ways}`, async ({ page, shop }) => {
      test.setTimeout(legs.length * 20_000);
      const world = await worldOf(shop);
      expect(await findingsOnTour({ page, shopUrl: shop.url, world }, legs)).toEqual({});
    });
  }
}

test("the tour goes to every route, and to each area in every pair of two ways", () => {
  const modules = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ file, children }) => (children ? modules(children) : [file]));
  const visited = Object.values(areas).flatMap((stops) =>
    stops.filter((stop) => !stop.isDeep).map((stop) => stop.route),
  );
  expect(new Set(visited)).toEqual(new Set(modules(routes)));
  for (const stops of Object.values(areas)) {
    const count = stops.filter((stop) => !stop.isDeep && !stop.isNarrow).length;
    const pairs = allCells
      .slice(0, count)
      .flatMap(({ locale, scheme, width }) => [
        `${locale} ${scheme}`,
        `${locale} ${width}`,
        `${scheme} ${width}`,
      ]);
    expect(new Set(pairs).size).toBe(3 * 2 + 3 * 2 + 2 * 2);
  }
});
