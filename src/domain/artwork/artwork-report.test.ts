import { describe, expect, test } from "vitest";
import { artworkNotes, sharpUpTo } from "./artwork-report.ts";
import type { CountedColours } from "./counted-colours.ts";
import type { DrawingFacts } from "./drawing-facts.ts";

const flat: CountedColours = {
  count: 2,
  colours: [
    { hex: "#C8102E", share: 0.7 },
    { hex: "#1D252D", share: 0.3 },
  ],
  hasTransparency: true,
  hasWhiteBox: false,
};
const drawing: DrawingFacts = {
  ...{ pages: 1, isVector: true, widthMm: 210, heightMm: 297 },
  ...{ fonts: "none", spotColours: [] },
};
const picture = (widthPx: number | null, counted: Partial<CountedColours> = {}) => ({
  picture: { widthPx, counted: { ...flat, ...counted } },
});
const idsOf = (...given: Parameters<typeof artworkNotes>) => artworkNotes(...given).notes.map(({ id }) => id);

test("1,200 px print sharp up to 4 in, and 8 in at the least", () => {
  expect(sharpUpTo(1_200)).toEqual({ good: 101.6, lowest: 203.2 });
});

describe("what is said of a logo", () => {
  test("one that is large enough and flat is fine", () => {
    expect(artworkNotes(picture(1_200))).toMatchObject({ level: "fine" });
    expect(idsOf(picture(1_200))).toEqual(["artwork.sharp", "artwork.colours"]);
  });

  test("one that is too small for the chosen width needs work, and says both widths", () => {
    const { level, notes } = artworkNotes(picture(1_200), 200);
    expect(level).toBe("needs_work");
    expect(notes[0]).toMatchObject({ id: "artwork.soft", values: { good: 10.2, chosen: 20 } });
    expect(artworkNotes(picture(1_200), 100).level).toBe("fine");
  });

  test("one of 60 px needs work", () => {
    expect(idsOf(picture(60))).toEqual(["artwork.tooSmall", "artwork.colours"]);
  });

  test("a photo needs work; a white box is said", () => {
    expect(artworkNotes(picture(3_000, { count: "photo", colours: [] })).level).toBe("needs_work");
    expect(idsOf(picture(3_000, { hasWhiteBox: true }))).toContain("artwork.whiteBox");
  });

  test("a PDF that could not be drawn, or shows nothing, is looked at by hand", () => {
    expect(artworkNotes({})).toMatchObject({ level: "fine" });
    expect(idsOf({})).toEqual(["artwork.pdf"]);
    expect(idsOf({ ...picture(null), drawing: { ...drawing, isVector: false } })[0]).toBe("artwork.pdf");
  });

  test("a drawing prints sharp at any size", () => {
    expect(artworkNotes({ ...picture(null), drawing }, 2_000)).toMatchObject({ level: "fine" });
    expect(idsOf({ ...picture(null), drawing })).toEqual(["artwork.vector", "artwork.colours"]);
  });

  test("a PDF that is one picture is measured as one", () => {
    expect(idsOf({ ...picture(600), drawing: { ...drawing, isVector: false } }, 200)[0]).toBe("artwork.soft");
  });

  test("pages, spot colors and a missing font of a PDF are said; the font needs work", () => {
    const told = { pages: 3, fonts: "missing", spotColours: ["PANTONE 186 C", "Gold"] } as const;
    const found = artworkNotes({ ...picture(null), drawing: { ...drawing, ...told } });
    expect(found.level).toBe("needs_work");
    expect(found.notes.slice(2)).toMatchObject([
      { id: "artwork.pages", values: { pages: 3 } },
      { id: "artwork.fontsMissing" },
      { id: "artwork.spotColours", values: { names: "PANTONE 186 C, Gold" } },
    ]);
  });
});
