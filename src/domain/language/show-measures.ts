import type { MoneyStyle } from "../money/show-money.ts";
import { intlLocale } from "./language.ts";

const millimetresPerInch = 25.4;
const kilogramsPerPound = 0.453_592_37;

/** Whether the shop measures in inches and pounds: one that charges dollars is American. */
function isImperial({ currency }: MoneyStyle): boolean {
  return currency === "USD";
}

interface Sides {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Width × height in both systems, the shop's own first: `13.8 × 9.8 in (350 × 250 mm)`. */
export function showSides(sides: Sides, style: MoneyStyle): string {
  const [own, other] = sidesOf(sides, style);
  return `${own} (${other})`;
}

/** Width × height as the shop measures, and as others do. */
export function sidesOf({ widthMm, heightMm }: Sides, style: MoneyStyle): readonly [string, string] {
  const number = new Intl.NumberFormat(intlLocale(style.locale), { maximumFractionDigits: 1 });
  const sides = (perUnit: number) =>
    [widthMm, heightMm].map((side) => number.format(side / perUnit)).join(" × ");
  const metric = `${sides(1)} mm`;
  const imperial = `${sides(millimetresPerInch)} ${style.locale === "fr" ? "po" : "in"}`;
  return isImperial(style) ? [imperial, metric] : [metric, imperial];
}

/** A length in both systems, the shop's own first: `9.4 in (240 mm)`. */
export function showLength(mm: number, style: MoneyStyle): string {
  const number = new Intl.NumberFormat(intlLocale(style.locale), { maximumFractionDigits: 1 });
  const metric = `${number.format(mm)} mm`;
  const imperial = `${number.format(mm / millimetresPerInch)} ${style.locale === "fr" ? "po" : "in"}`;
  return isImperial(style) ? `${imperial} (${metric})` : `${metric} (${imperial})`;
}

/** A weight in both systems, the shop's own first: `2,315 lb (1,050 kg)`. */
export function showWeight(kg: number, style: MoneyStyle): string {
  const pounds = kg / kilogramsPerPound;
  const format = (value: number, decimals: number) =>
    value.toLocaleString(intlLocale(style.locale), { maximumFractionDigits: decimals });
  const [metric, imperial] = [`${format(kg, 1)} kg`, `${format(pounds, pounds < 10 ? 1 : 0)} lb`];
  return isImperial(style) ? `${imperial} (${metric})` : `${metric} (${imperial})`;
}
