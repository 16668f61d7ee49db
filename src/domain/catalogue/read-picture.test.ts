import fc from "fast-check";
import { expect, test } from "vitest";
import { readPicture, readPictures } from "./read-picture.ts";

const picture = {
  src: "/storage/pictures/a-960.jpg",
  width: 960,
  height: 960,
  sources: [{ type: "image/avif", srcset: "/storage/pictures/a-320.avif 320w" }],
  placeholder: "data:image/webp;base64,AAAA",
  open_graph: "/storage/pictures/a-og.jpg",
};

test("a picture is read as it came", () => {
  expect(readPicture(picture)).toEqual(picture);
  expect(readPictures({ hero: picture, other: null })).toEqual({ hero: picture });
});

test.each([
  ["no picture", null],
  ["no measure", { ...picture, height: 0 }],
  ["an address of another site", { ...picture, src: "https://elsewhere.example/a.jpg" }],
  ["an address without a scheme", { ...picture, src: "//elsewhere.example/a.jpg" }],
])("%s is none", (_, value) => {
  expect(readPicture(value)).toBeNull();
});

test("a part that cannot be used is left out", () => {
  const broken = { ...picture, sources: [null, { type: "image/avif" }], placeholder: "javascript:0" };
  expect(readPicture(broken)).toEqual({ ...picture, sources: [], placeholder: null });
});

test("whatever arrives, reading never throws", () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      readPicture(body);
      readPictures(body);
    }),
  );
});
