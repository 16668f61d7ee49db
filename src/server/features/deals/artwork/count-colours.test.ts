import sharp from "sharp";
import { expect, test } from "vitest";
import { countColours } from "./count-colours.ts";
import { drawnLogos } from "./counted-logos.fixture.ts";

test("L15 of forty logos of our own drawing, the colours of at least 38 are counted right", async () => {
  const wrong: string[] = [];
  for (const { name, count, draw } of drawnLogos) {
    const { data, info } = await sharp(await draw())
      .resize({ width: 512, height: 512, fit: "inside", withoutEnlargement: true, kernel: "nearest" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const counted = countColours({ width: info.width, height: info.height, data });
    if (counted.count !== count)
      wrong.push(
        `${name}: ${counted.count} for ${count} (${counted.colours.map(({ hex, share }) => `${hex} ${share.toFixed(3)}`).join(", ")})`,
      );
  }
  expect(drawnLogos).toHaveLength(40);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(2);
});
