import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

type Oklch = [lightness: number, chroma: number, hue: number];

/** The two colours of a token, light then dark; a token with one colour has it twice. */
function token(name: string): [Oklch, Oklch] {
  const line = new RegExp(`--color-${name}: (.+);`, "u").exec(css)?.[1] ?? "";
  const found = [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/gu)].map(
    ([, lightness, chroma, hue]): Oklch => [Number(lightness), Number(chroma), Number(hue)],
  );
  const [light, dark = light] = found;
  if (!light || !dark) throw new Error(`tokens.css has no colour ${name} in oklch()`);
  return [light, dark];
}

/** Relative luminance (WCAG 2.2) of an oklch() colour, clipped to sRGB as browsers do. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("the %s theme", (_theme, side) => {
  const ratio = (one: string, other: string) => contrast(token(one)[side], token(other)[side]);

  it.each(["ink", "ink-2", "leaf", "clay-ink", "danger", "info", "caution"])(
    "has text in %s readable",
    (text) => {
      for (const ground of ["paper", "paper-2", "card"]) {
        expect(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
      }
    },
  );

  it.each([
    ["paper", "ink"],
    ["paper", "leaf"],
    ["paper", "danger"],
    ["on-sprout", "sprout"],
    ["on-slab", "slab"],
    ["leaf-2", "paper"],
    ["leaf-2", "card"],
  ])("has %s on %s readable", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(["edge", "clay", "leaf-2"])("has shapes in %s seen", (shape) => {
    for (const ground of ["paper", "paper-2", "card"]) {
      expect(ratio(shape, ground), `${shape} on ${ground}`).toBeGreaterThanOrEqual(SHAPE);
    }
  });
});
