import { expect, test } from "vitest";
import { shownImage } from "./shown-image.ts";

const picture = {
  src: "/storage/pictures/a-960.jpg",
  width: 960,
  height: 960,
  sources: [],
  placeholder: null,
  open_graph: null,
};

// SPEC-2.8
test.each([
  ["our own widths come first", { picture, image_base64: "a.png" }, { kind: "picture", picture }],
  ["a path", { picture: null, image_base64: "a.png" }, { kind: "address", src: "/storage/a.png" }],
  ["a document", { picture: null, image_base64: "a.pdf" }, { kind: "document", src: "/storage/a.pdf" }],
  ["nothing", { picture: null, image_base64: null }, { kind: "none" }],
])("%s", (_, product, image) => {
  expect(shownImage(product)).toEqual(image);
});
