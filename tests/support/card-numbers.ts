import { hasLuhnDigit } from "#server/features/payments/providers/sandbox/check-card.ts";

const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/**
 * What in a text can be a card's number: 13 to 19 digits, perhaps in groups, that begin as a card's do and carry its
 * check digit. One random id in some thousands reads like one, so ids are taken out first.
 */
export function cardNumbersIn(text: string): string[] {
  const runs = text.replaceAll(uuid, "").match(/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w])/g) ?? [];
  return runs.filter((run) => /^([3-6]|2[2-7])/.test(run) && hasLuhnDigit(run.replace(/[ -]/g, "")));
}
