import { expect, test } from "vitest";
import { showSides, showWeight } from "./show-measures.ts";

const us = { locale: "en", currency: "USD" } as const;
const france = { locale: "fr", currency: "EUR" } as const;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("the shop's own measures stand first, the others beside them", () => {
  const front = { widthMm: 350, heightMm: 250.5 };
  expect(showSides(front, us)).toBe("13.8 × 9.9 in (350 × 250.5 mm)");
  expect(showSides(front, france)).toBe("350 × 250,5 mm (13,8 × 9,9 po)");
  expect(showWeight(1_050, us)).toBe("2,315 lb (1,050 kg)");
  expect(plain(showWeight(1_050, france))).toBe("1 050 kg (2 315 lb)");
  expect(showWeight(3.5, us)).toBe("7.7 lb (3.5 kg)");
});
