import type { Choices } from "./offer.ts";

interface Offered<Line> {
  readonly lines: readonly Line[];
  readonly options: readonly {
    readonly id: string;
    readonly choices: readonly { readonly id: string; readonly lines: readonly Line[] }[];
  }[];
}

/** What was agreed to as plain lines: the offer's own, then those of what was chosen (L9.3). */
export function agreedLines<Line>({ lines, options }: Offered<Line>, choices: Choices): Line[] {
  const chosen = options.flatMap((option) =>
    option.choices
      .filter((choice) => isChosen(choices, option.id, choice.id))
      .flatMap((choice) => choice.lines),
  );
  return [...lines, ...chosen];
}

export function isChosen(choices: Choices, optionId: string, choiceId: string): boolean {
  return [choices[optionId] ?? []].flat().includes(choiceId);
}
