import { sum } from "../sum.ts";

/** The number of La Poste, whose offices are more than its check digit allows for: their digits add up to a multiple of 5. */
const laPoste = "356000000";

/** Whether these are the nine digits of a French firm, the last one a check digit. */
export function isSiren(digits: string): boolean {
  return /^\d{9}$/.test(digits) && hasCheckDigit(digits);
}

/** Whether these are the fourteen digits of an establishment: those of its firm, and five of its own. */
export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || !isSiren(sirenOf(digits))) return false;
  return (
    hasCheckDigit(digits) || (sirenOf(digits) === laPoste && sum(digits.split("").map(Number)) % 5 === 0)
  );
}

/** The firm's number, which the establishment's begins with. */
export function sirenOf(siret: string): string {
  return unspaced(siret).slice(0, 9);
}

/** `FR`, a key of two characters, and the firm's number; a key of digits follows from that number. */
export function isFrenchVatNumber(number: string): boolean {
  const [, key = "", siren = ""] = /^FR([A-Z0-9]{2})(\d{9})$/.exec(number) ?? [];
  if (!isSiren(siren)) return false;
  return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** A number as it is checked and stored on papers: it may be typed in groups. */
export function unspaced(text: string): string {
  return text.replaceAll(/\s/g, "");
}

/** `732 829 320 00074`, as it is written on papers. */
export function writeSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, "$1 $2 $3 $4").trim();
}

/** Luhn's rule: every second digit from the right counts double, and the sum is a multiple of 10. */
function hasCheckDigit(digits: string): boolean {
  const counted = [...digits].reverse().map((digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return value > 9 ? value - 9 : value;
  });
  return sum(counted) % 10 === 0;
}
