import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { builtPicturesFolder, readBuiltPictures } from "#server/platform/pictures/built-pictures.ts";
import { filesOf } from "#server/platform/pictures/picture-info.ts";
import { shopPictures } from "../../tools/build/shop-pictures.ts";

test("what is made of the shop's pictures is of these very originals (npm run pictures)", async () => {
  const { infos } = readBuiltPictures();
  const hashes = (await shopPictures()).map(({ name, hash }) => [name, hash]);
  expect([...infos].map(([name, info]) => [name, info.hash]).sort()).toEqual(hashes.sort());
  const files = ["manifest.json", ...[...infos.values()].flatMap(filesOf)];
  expect(readdirSync(builtPicturesFolder).sort()).toEqual([...new Set(files)].sort());
});
