import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { findSpotColours } from "./spot-colours.ts";

test("L15 the inks that a PDF names are found, those of every press left out", () => {
  const text =
    "[/Separation /PANTONE#20186#20C /DeviceCMYK] [/DeviceN [/Cyan /Gold#20foil /Black] /DeviceCMYK]";
  expect(findSpotColours(Buffer.from(text))).toEqual(["PANTONE 186 C", "Gold foil"]);
});

test("L15 also in a table of objects that is packed; one that unpacks to too much is left", () => {
  const table = (data: Buffer) =>
    Buffer.concat([
      Buffer.from("<</Type /ObjStm>> stream\r\n"),
      deflateSync(data),
      Buffer.from("\nendstream"),
    ]);
  const bomb = Buffer.concat([Buffer.from("/Separation /Lost "), Buffer.alloc(9_000_000, 0x20)]);
  const bytes = Buffer.concat([table(bomb), table(Buffer.from("[/Separation /Gold /DeviceCMYK]"))]);
  expect(findSpotColours(bytes)).toEqual(["Gold"]);
});
