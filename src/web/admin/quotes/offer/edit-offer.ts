import type { LineKind } from "#domain/offers/offer.ts";
import {
  blankLine,
  freeKey,
  type TypedChoice,
  type TypedLine,
  type TypedOffer,
  type TypedOption,
} from "./typed-offer.ts";

/** What can be done to an offer that is being written. */
export type OfferEdit =
  | { readonly do: "change"; readonly changes: Partial<Omit<TypedOffer, "lines" | "options">> }
  | { readonly do: "change-line"; readonly key: number; readonly changes: Partial<Omit<TypedLine, "key">> }
  | {
      readonly do: "add-line";
      readonly after?: number;
      readonly kind?: LineKind;
      readonly choice?: number;
      /** What stands in it already. */
      readonly line?: Partial<Omit<TypedLine, "key">>;
    }
  | { readonly do: "remove-line"; readonly key: number }
  | { readonly do: "move-line"; readonly key: number; readonly by: -1 | 1 }
  | { readonly do: "add-option"; readonly kind: TypedOption["kind"] }
  | {
      readonly do: "change-option";
      readonly key: number;
      readonly changes: Partial<Pick<TypedOption, "kind" | "title">>;
    }
  | { readonly do: "remove-option"; readonly key: number }
  | { readonly do: "add-choice"; readonly option: number }
  | {
      readonly do: "change-choice";
      readonly key: number;
      readonly changes: Partial<Omit<TypedChoice, "key">>;
    }
  | { readonly do: "remove-choice"; readonly key: number }
  | { readonly do: "replace"; readonly offer: TypedOffer };

/** The offer after an edit. What did not change keeps its identity: only the rows that did are drawn again. */
export function editOffer(offer: TypedOffer, edit: OfferEdit): TypedOffer {
  switch (edit.do) {
    case "change":
      return { ...offer, ...edit.changes };
    case "replace":
      return edit.offer;
    case "change-line":
      return { ...offer, lines: changeLine(offer.lines, edit.key, edit.changes) };
    case "add-line":
      return { ...offer, lines: addLine(offer, edit) };
    case "remove-line":
      return { ...offer, lines: offer.lines.filter(({ key }) => key !== edit.key) };
    case "move-line":
      return { ...offer, lines: moveLine(offer.lines, edit.key, edit.by) };
    default:
      return editOptions(offer, edit);
  }
}

function changeLine(lines: TypedOffer["lines"], key: number, changes: Partial<TypedLine>) {
  const isOfBags = lines.some((line) => line.key === key && line.kind === "product");
  const isScaled = isOfBags && ("units" in changes || "quantities" in changes);
  return lines.map((line) => {
    if (line.key === key) return { ...withoutColumns(line, changes), ...pricedOnce(changes), ...changes };
    return isScaled ? withoutColumns(line, { units: "" }) : line;
  });
}

/** A run scales with the bags again once either is written anew. */
function withoutColumns(line: TypedLine, changes: Partial<TypedLine>): TypedLine {
  const isAnew = line.kind === "run" && line.quantities && ("units" in changes || "unitPrice" in changes);
  return isAnew ? { ...line, quantities: undefined } : line;
}

/** A line has a unit price or an amount: who types one takes the other back. */
function pricedOnce({ unitPrice, amount }: Partial<TypedLine>): Partial<TypedLine> {
  if (unitPrice) return { amount: "" };
  return amount ? { unitPrice: "" } : {};
}

function addLine(
  offer: TypedOffer,
  { after, kind, choice, line: given }: Extract<OfferEdit, { do: "add-line" }>,
) {
  const line = { ...blankLine(freeKey(offer), kind, choice), ...given };
  const place = offer.lines.findIndex(({ key }) => key === after);
  return place < 0 ? [...offer.lines, line] : offer.lines.toSpliced(place + 1, 0, line);
}

/** Past its neighbour of the same choice. */
function moveLine(lines: TypedOffer["lines"], key: number, by: -1 | 1) {
  const from = lines.findIndex((line) => line.key === key);
  const line = lines[from];
  if (!line) return lines;
  const isNeighbour = (other: TypedLine) => other.choice === line.choice;
  const to =
    by < 0
      ? lines.slice(0, from).findLastIndex(isNeighbour)
      : lines.findIndex((other, place) => place > from && isNeighbour(other));
  const other = lines[to];
  return other ? lines.with(from, other).with(to, line) : lines;
}

type OptionEdit = Exclude<OfferEdit, { do: "change" | "replace" | `${string}-line` }>;

function editOptions(offer: TypedOffer, edit: OptionEdit): TypedOffer {
  const { options } = offer;
  switch (edit.do) {
    case "add-option": {
      const key = freeKey(offer);
      const choice = { key: key + 1, title: "", isDefault: edit.kind === "one_of" };
      const option = { key, kind: edit.kind, title: "", choices: [choice] };
      return {
        ...offer,
        options: [...options, option],
        lines: [...offer.lines, blankLine(key + 2, "product", choice.key)],
      };
    }
    case "change-option":
      return {
        ...offer,
        options: options.map((option) =>
          option.key === edit.key ? withOneDefault({ ...option, ...edit.changes }) : option,
        ),
      };
    case "remove-option": {
      const gone = options.find(({ key }) => key === edit.key)?.choices.map(({ key }) => key);
      return withoutChoices({ ...offer, options: options.filter(({ key }) => key !== edit.key) }, gone ?? []);
    }
    case "add-choice": {
      const choice = { key: freeKey(offer), title: "", isDefault: false };
      return {
        ...offer,
        options: options.map((option) =>
          option.key === edit.option ? { ...option, choices: [...option.choices, choice] } : option,
        ),
        lines: [...offer.lines, blankLine(choice.key + 1, "product", choice.key)],
      };
    }
    case "change-choice":
      return { ...offer, options: options.map((option) => changeChoice(option, edit.key, edit.changes)) };
    case "remove-choice": {
      const left = options.map((option) => ({
        ...option,
        choices: option.choices.filter(({ key }) => key !== edit.key),
      }));
      return withoutChoices({ ...offer, options: left.filter(({ choices }) => choices.length > 0) }, [
        edit.key,
      ]);
    }
  }
}

function changeChoice(option: TypedOption, key: number, changes: Partial<TypedChoice>): TypedOption {
  if (!option.choices.some((choice) => choice.key === key)) return option;
  // Of one-of, the new default takes the place of the former one.
  const isOnlyDefault = option.kind === "one_of" && changes.isDefault === true;
  const choices = option.choices.map((choice) => {
    if (choice.key === key) return { ...choice, ...changes };
    return isOnlyDefault ? { ...choice, isDefault: false } : choice;
  });
  return { ...option, choices };
}

function withOneDefault(option: TypedOption): TypedOption {
  if (option.kind === "any_of") return option;
  const first = option.choices.findIndex(({ isDefault }) => isDefault);
  return {
    ...option,
    choices: option.choices.map((choice, place) => ({ ...choice, isDefault: place === first })),
  };
}

function withoutChoices(offer: TypedOffer, gone: readonly number[]): TypedOffer {
  return {
    ...offer,
    lines: offer.lines.filter(({ choice }) => choice === undefined || !gone.includes(choice)),
  };
}
