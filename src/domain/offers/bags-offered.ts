import { shownMeasures } from "../catalogue/shown-texts.ts";
import type { Locale } from "../language/language.ts";
import { type NameOf, shownMaterial } from "../quotes/cloth-names.ts";
import type { Cloth } from "./cloth.ts";
import type { LineKind } from "./offer.ts";

/** A size as it was asked for. */
interface AskedSize {
  readonly size_id: number | null;
  readonly buyer_names: { readonly product_name: string; readonly size_name: string };
  /** What it measures. */
  readonly label: string | null;
}

interface AnsweredLine {
  readonly kind: LineKind;
  readonly name: string;
  readonly size_id: number | null;
  readonly units: number | null;
  readonly cloth?: Cloth | undefined;
}

export interface OfferedBag {
  readonly product: string;
  /** Its name and what it measures; null for a line that staff wrote by hand. */
  readonly size: string | null;
  readonly units: number;
  readonly colours: readonly string[];
  /** What its colours were called on the day of the offer. */
  readonly names: readonly NameOf[];
  readonly material: string | null;
}

/** The bags among the lines of an offer, as page and paper specify them in the words of their reader. */
export function bagsOffered(
  asked: readonly AskedSize[],
  lines: readonly AnsweredLine[],
  locale: Locale,
): OfferedBag[] {
  return lines.filter(({ kind }) => kind === "product").map((line) => bagOf(asked, line, locale));
}

function bagOf(asked: readonly AskedSize[], line: AnsweredLine, locale: Locale): OfferedBag {
  const size = asked.find(({ size_id }) => size_id !== null && size_id === line.size_id);
  const { cloth } = line;
  return {
    product: size?.buyer_names.product_name ?? line.name,
    size: size
      ? [size.buyer_names.size_name, shownMeasures(size.label, locale)].filter(Boolean).join(" · ")
      : null,
    units: line.units ?? 0,
    colours: cloth?.colours ?? [],
    names: cloth?.names ?? [],
    material: cloth?.material ? shownMaterial(cloth.material, cloth.names, locale) : null,
  };
}

/** Each once, in their order. */
export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
