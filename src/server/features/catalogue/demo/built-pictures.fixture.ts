import type { BuiltPictures } from "#server/platform/pictures/built-pictures.ts";
import { readDemoCatalogue } from "./demo-catalogue.ts";

const names = readDemoCatalogue().flatMap(({ picture, views }) => [
  picture,
  ...views.map((view) => view.picture),
]);

/** A build that has derived every demo picture, so that no test waits for that. */
export const builtPictures: BuiltPictures = {
  infos: new Map(
    names.map((name, index) => [
      name,
      { hash: String(index).padStart(24, "0"), width: 320, height: 320, widths: [320], placeholder: "" },
    ]),
  ),
  has: () => false,
  read: async (file) => Buffer.from(file),
};
