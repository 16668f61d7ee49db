import type { Choices } from "./offer.ts";

interface Offered<Line> {
  readonly lines: readonly Line[];
  readonly options: readonly {
    readonly id: string;
    readonly at?: number | undefined;
    readonly choices: readonly { readonly id: string; readonly lines: readonly Line[] }[];
  }[];
}

/** What was agreed to as plain lines: the offer's own, and those of what was chosen, a quantity where its line stood (L9.3). */
export function agreedLines<Line>({ lines, options }: Offered<Line>, choices: Choices): Line[] {
  const chosenAt = (isThere: (at: number) => boolean) =>
    options
      .filter(({ at = lines.length }) => isThere(at))
      .flatMap((option) => option.choices.filter(({ id }) => isChosen(choices, option.id, id)))
      .flatMap((choice) => choice.lines);
  return [
    ...lines.flatMap((line, place) => [...chosenAt((at) => at === place), line]),
    ...chosenAt((at) => at >= lines.length),
  ];
}

export function isChosen(choices: Choices, optionId: string, choiceId: string): boolean {
  return [choices[optionId] ?? []].flat().includes(choiceId);
}

/** Where a line comes from that was chosen. */
export interface ChosenFrom {
  readonly option: string;
  readonly choice: string;
}

interface Titled<Line> {
  readonly title: string;
  readonly at?: number | undefined;
  readonly choices: readonly { readonly title: string; readonly lines: readonly Line[] }[];
}

/** The option and the choice of each line that has them; a quantity says it by its bags. */
export function chosenFrom<Line>(options: readonly Titled<Line>[]): ReadonlyMap<Line, ChosenFrom> {
  return new Map(
    options
      .filter(({ at }) => at === undefined)
      .flatMap(({ title: option, choices }) =>
        choices.flatMap(({ title: choice, lines }) =>
          lines.map((line) => [line, { option, choice }] as const),
        ),
      ),
  );
}
