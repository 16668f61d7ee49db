import type { Choices, OfferContent, OfferOption } from "./offer.ts";

/** The choices of a client at which a figure of an offer is lowest, with the titles of those that make it so. */
export interface WorstChoices {
  readonly choices: Choices;
  /** What is chosen beside the defaults, or where there is none. */
  readonly chosen: readonly string[];
  /** What is left out though it is chosen at first. */
  readonly leftOut: readonly string[];
}

interface Picked {
  readonly made: string | readonly string[];
  readonly chosen: readonly string[];
  readonly leftOut: readonly string[];
}

/**
 * Finds the choices at which a figure is lowest: what is checked of a whole offer has to hold for them. Options add up,
 * so each is decided by itself: as many steps as there are choices, not as there are combinations of them.
 */
export function worstChoices(content: OfferContent, figureOf: (choices: Choices) => number): WorstChoices {
  let choices = firstChoices(content.options);
  const picked = content.options.map((option) => {
    const figure = (made: string | readonly string[]) => figureOf({ ...choices, [option.id]: made });
    const pick = option.kind === "one_of" ? pickOne(option, figure) : pickAny(option, figure);
    choices = { ...choices, [option.id]: pick.made };
    return pick;
  });
  return {
    choices,
    chosen: picked.flatMap((pick) => pick.chosen),
    leftOut: picked.flatMap((pick) => pick.leftOut),
  };
}

/** Where the search begins: the defaults, and the first choice where there is none. */
function firstChoices(options: readonly OfferOption[]): Choices {
  const made = options.map((option) => [
    option.id,
    option.kind === "any_of" ? option.defaultChoices : (option.defaultChoice ?? option.choices[0]?.id ?? []),
  ]);
  return Object.fromEntries(made);
}

type OneOf = Extract<OfferOption, { kind: "one_of" }>;
type AnyOf = Extract<OfferOption, { kind: "any_of" }>;

function pickOne({ choices, defaultChoice }: OneOf, figure: (made: string) => number): Picked {
  const figures = choices.map(({ id, title }) => ({ id, title, value: figure(id) }));
  const values = figures.map(({ value }) => value);
  const lowest = Math.min(...values);
  const worst =
    figures.find(({ id, value }) => id === defaultChoice && value === lowest) ??
    figures.find(({ value }) => value === lowest);
  const isSaid = worst && worst.id !== defaultChoice && Math.max(...values) > lowest;
  return { made: worst?.id ?? [], chosen: isSaid ? [worst.title] : [], leftOut: [] };
}

function pickAny({ choices, defaultChoices }: AnyOf, figure: (made: readonly string[]) => number): Picked {
  const made = choices.reduce((kept, { id }) => {
    const others = kept.filter((each) => each !== id);
    const [without, beside] = [figure(others), figure([...others, id])];
    if (without === beside) return kept;
    return without < beside ? others : [...others, id];
  }, defaultChoices);
  const titles = (isMeant: (id: string) => boolean) =>
    choices.filter(({ id }) => isMeant(id)).map(({ title }) => title);
  return {
    made,
    chosen: titles((id) => made.includes(id) && !defaultChoices.includes(id)),
    leftOut: titles((id) => !made.includes(id) && defaultChoices.includes(id)),
  };
}
