import type { Message, Rule } from "#domain/words.ts";

/** How many codes an account gets for the day its phone is lost. */
export const recoveryCodeCount = 10;

const codeInvalid: Message = /*i18n*/ {
  id: "account.secondFactor.shape",
  message: "Saisissez les 6 chiffres de l'application, ou un code de secours",
};

/** A code as it is compared: without the spaces and dashes that people type, in capitals. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

export function isTotpShaped(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Six digits, or a recovery code: 16 letters and digits, however they are grouped. */
export const secondFactorRule: Rule<string> = (typed) => {
  const code = normalizeCode(typed);
  return isTotpShaped(code) || /^[A-Z2-7]{16}$/.test(code) ? undefined : codeInvalid;
};
