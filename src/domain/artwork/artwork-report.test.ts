import { describe, expect, test } from "vitest";
import { artworkNotes, sharpUpTo } from "./artwork-report.ts";
import type { CountedColours } from "./counted-colours.ts";

const flat: CountedColours = {
  count: 2,
  colours: [
    { hex: "#C8102E", share: 0.7 },
    { hex: "#1D252D", share: 0.3 },
  ],
  hasTransparency: true,
  hasWhiteBox: false,
};
const picture = (widthPx: number, counted: Partial<CountedColours> = {}) => ({
  type: "png" as const,
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

  test("a PDF is looked at by hand", () => {
    expect(artworkNotes({ type: "pdf" })).toMatchObject({ level: "fine" });
    expect(idsOf({ type: "pdf" })).toEqual(["artwork.pdf"]);
  });
});
