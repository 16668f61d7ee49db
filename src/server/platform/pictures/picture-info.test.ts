import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureHash } from "./derive-picture.ts";
import { answerPicture, filesOf, widthsFor } from "./picture-info.ts";

test.each([
  [4000, [320, 640, 960]],
  [960, [320, 640, 960]],
  [700, [320, 640, 700]],
  [500, [320, 500]],
  [320, [320]],
  [90, [90]],
])("an original %i px wide is stored in %j", (original, widths) => {
  expect(widthsFor(original)).toEqual(widths);
});

test("no width is larger than the original, and its own is there when it is narrower than the widest", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (original) => {
      const widths = widthsFor(original);
      expect(widths.at(-1)).toBe(Math.min(original, 960));
      expect(new Set(widths).size).toBe(widths.length);
    }),
  );
});

test("every file that an answer names is among the picture's files", () => {
  const info = { hash: "a".repeat(24), width: 700, height: 400, widths: [320, 640, 700], placeholder: "" };
  const { src, sources, open_graph } = answerPicture(info);
  const named = [src, open_graph, ...sources.flatMap(({ srcset }) => srcset.split(", "))];
  const files = named.map((entry) => entry.split(" ")[0]?.replace("/storage/pictures/", ""));
  expect(files.sort()).toEqual(filesOf(info).sort());
});

test("the hash stands for the bytes and for the widths", () => {
  const [one, other] = [Buffer.from("one"), Buffer.from("other")];
  const hashes = [pictureHash(one), pictureHash(other), pictureHash(one, [320])];
  expect(new Set(hashes).size).toBe(3);
  expect(pictureHash(one)).toBe(hashes[0]);
});
