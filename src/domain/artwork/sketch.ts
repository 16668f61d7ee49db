import { maximumPrintColours, type PrintPlace } from "../prices/print-places.ts";
import { isColourCode } from "../quotes/colours.ts";
import type { QuoteStage } from "../quotes/quote-stage.ts";
import type { Message } from "../words.ts";
import type { PrintArea } from "./print-area.ts";

/** A logo on one print area of a bag. */
export interface SketchPlace {
  /** The id of the print area. */
  readonly area: string;
  /** What is printed: `logo`, `artwork-0` … as the form names them, or the id of a file of the deal. */
  readonly file: string;
  readonly widthMm: number;
  /** The logo's centre, from the middle of the area, right and down. */
  readonly xMm: number;
  readonly yMm: number;
  /** The colours that it is drawn in; none: as the file has it. */
  readonly inks: readonly string[];
  /** The file's own colours that become these inks, one for one; without them the nearest ink is taken. */
  readonly colours?: readonly string[] | undefined;
  /** Its white is cloth. */
  readonly isWhiteLeftOut?: boolean | undefined;
}

/** What a buyer's bag is to look like: one description draws it in his browser and on the server. */
export interface Sketch {
  readonly product: number;
  /** The id of a size; null while none is picked. */
  readonly size: number | null;
  readonly dye: string;
  readonly places: readonly SketchPlace[];
}

const unknownArea: Message = /*i18n*/ {
  id: "sketch.unknownArea",
  message: "This print area is no longer there. Please place the logo again.",
};
const areaTwice: Message = /*i18n*/ {
  id: "sketch.areaTwice",
  message: "Please place one logo on each print area.",
};
const outside: Message = /*i18n*/ {
  id: "sketch.outside",
  message: "The logo lies outside its print area. Please move it, or print it smaller.",
};
const coloursWrong: Message = /*i18n*/ {
  id: "quote.colours.invalid",
  message: "Please choose colors like #1A7F37",
};

/** A sketch of a product with these print areas. How high its logos are only their files say. */
export function sketchRule({ dye, places }: Sketch, areas: readonly PrintArea[]): Message | undefined {
  if (areas.length === 0) return unknownArea;
  if (new Set(places.map(({ area }) => area)).size < places.length) return areaTwice;
  const colours = [dye, ...places.flatMap(({ inks, colours: own = [] }) => [...inks, ...own])];
  if (!colours.every(isColourCode)) return coloursWrong;
  for (const place of places) {
    const area = areas.find(({ id }) => id === place.area);
    if (!area) return unknownArea;
    if (!isInside(place, area)) return outside;
  }
  return undefined;
}

/** What rounding to a tenth may add, in mm. */
const roundedMm = 0.1;

function isInside({ widthMm, xMm, yMm }: SketchPlace, area: PrintArea): boolean {
  const isWithin = Math.abs(xMm) + widthMm / 2 <= area.widthMm / 2 + roundedMm;
  return isWithin && Math.abs(yMm) <= area.heightMm / 2 + roundedMm;
}

const beforeOffer: ReadonlySet<QuoteStage> = new Set(["new", "needs_info", "drafting"]);
const beforeAnswer: ReadonlySet<QuoteStage> = new Set([...beforeOffer, "offered", "changes_asked"]);

/** Staff may change a sketch until the offer is answered, its client until the first one is sent. */
export function isSketchOpen(
  side: "staff" | "client",
  { stage, wasOffered }: { readonly stage: QuoteStage; readonly wasOffered: boolean },
): boolean {
  return side === "staff" ? beforeAnswer.has(stage) : beforeOffer.has(stage) && !wasOffered;
}

/** The printed places that follow from a sketch (L2): one that is drawn as it is has as many colours as are known of it. */
export function placesOfSketch(
  { places }: Sketch,
  areas: readonly PrintArea[],
  knownColours: number,
): PrintPlace[] {
  const byName = new Map<PrintPlace["place"], number>();
  for (const { area: id, inks } of places) {
    const area = areas.find((each) => each.id === id);
    if (area)
      byName.set(area.name, (byName.get(area.name) ?? 0) + (inks.length || Math.max(1, knownColours)));
  }
  return [...byName].map(([place, colours]) => ({ place, colours: Math.min(colours, maximumPrintColours) }));
}

/** A place with its print area. */
export interface PlaceOnArea {
  readonly place: SketchPlace;
  readonly area: PrintArea;
}

/** The places whose print areas are there. */
export function placesOnAreas(
  { places }: Pick<Sketch, "places">,
  areas: readonly PrintArea[],
): readonly PlaceOnArea[] {
  return places.flatMap((place): PlaceOnArea[] => {
    const area = areas.find(({ id }) => id === place.area);
    return area ? [{ place, area }] : [];
  });
}

/** The one picture that is drawn of a sketch, that of its first place, and the places that lie on it; none without areas. */
export function pictureOfSketch(
  { places }: Pick<Sketch, "places">,
  areas: readonly PrintArea[],
): { readonly picture: string; readonly places: readonly PlaceOnArea[] } | undefined {
  const placed = placesOnAreas({ places }, areas);
  const picture = (placed[0]?.area ?? areas[0])?.picture;
  if (picture === undefined) return undefined;
  return { picture, places: placed.filter(({ area }) => area.picture === picture) };
}

/** The largest that a picture of such measures is printed on an area, its centre in the middle. */
export function widestMm({ widthMm, heightMm }: PrintArea, logo: { width: number; height: number }): number {
  return Math.min(widthMm, (heightMm * logo.width) / logo.height);
}

/** The same place, moved and shrunk as far as it needs to lie in its area. */
export function keptInside(
  place: SketchPlace,
  area: PrintArea,
  logo: { readonly width: number; readonly height: number },
): SketchPlace {
  const widthMm = Math.min(place.widthMm, widestMm(area, logo));
  const heightMm = (widthMm * logo.height) / logo.width;
  const [roomX, roomY] = [(area.widthMm - widthMm) / 2, (area.heightMm - heightMm) / 2];
  const within = (mm: number, room: number) => tenth(Math.min(room, Math.max(-room, mm)));
  return { ...place, widthMm: tenth(widthMm), xMm: within(place.xMm, roomX), yMm: within(place.yMm, roomY) };
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10;
}
