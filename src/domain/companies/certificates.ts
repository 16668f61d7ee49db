import { atMost } from "../text/at-most.ts";
import { lineRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import { daysAfter } from "../time/days.ts";
import type { Message, Rule } from "../words.ts";
import { isStateCode, stateCode } from "./us-states.ts";

/** Why a company pays no sales tax (L13.6). */
export const certificateKinds = ["resale", "non_profit", "government", "other"] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** Staff is warned so many days before a certificate ends. */
export const certificateWarningDays = 30;
/** All states and the territories there are. */
const mostStates = 60;

/** What of a certificate decides whether it counts. */
export interface Certificate {
  /** `CO`, `UT`. */
  readonly states: readonly string[];
  readonly signedOn: string;
  /** Its last day; null for a blanket certificate. */
  readonly expiresOn: string | null;
  readonly isChecked: boolean;
}

export type CertificateState = "unchecked" | "valid" | "expiring" | "expired";

/** Where a certificate stands on a day: its last day still counts, and the warning begins 30 days before it. */
export function certificateState({ expiresOn, isChecked }: Certificate, today: string): CertificateState {
  if (expiresOn !== null && expiresOn < today) return "expired";
  if (!isChecked) return "unchecked";
  return expiresOn !== null && expiresOn <= daysAfter(today, certificateWarningDays) ? "expiring" : "valid";
}

type Standing = Pick<Certificate, "states"> & { readonly state: CertificateState };

/** Those of one company that end soon or have ended, and whose states no valid one covers. */
export function toRenew<C extends Standing>(certificates: readonly C[]): C[] {
  const covered = new Set(
    certificates.filter(({ state }) => state === "valid").flatMap(({ states }) => states),
  );
  return certificates.filter(
    ({ state, states }) =>
      (state === "expiring" || state === "expired") && !states.every((each) => covered.has(each)),
  );
}

/** The one of these that exempts goods that are shipped to a state on a day; a missing or expired one does not (L13.6). */
export function findExemption<C extends Certificate>(
  certificates: readonly C[],
  { state, today }: { readonly state: string; readonly today: string },
): C | undefined {
  return certificates.find((certificate) => {
    const stands = certificateState(certificate, today);
    const counts = stands === "valid" || stands === "expiring";
    return counts && certificate.signedOn <= today && certificate.states.includes(state);
  });
}

const numberRequired: Message = /*i18n*/ {
  id: "certificate.number.required",
  message: "Please write the number of the certificate.",
};
const signedByRequired: Message = /*i18n*/ {
  id: "certificate.signedBy.required",
  message: "Please write who signed it.",
};
const statesInvalid: Message = /*i18n*/ {
  id: "certificate.states.invalid",
  message: "Please name states of the USA, such as CO, UT or Colorado, Utah.",
};
const endsBeforeSigned: Message = /*i18n*/ {
  id: "certificate.expires.early",
  message: "It cannot end before it was signed.",
};

export const certificateRules = {
  number: lineRule(required(numberRequired), atMost(100)),
  signedBy: lineRule(required(signedByRequired), atMost(200)),
  states: ((states) =>
    states.length > 0 && states.length <= mostStates && states.every(isStateCode)
      ? undefined
      : statesInvalid) satisfies Rule<readonly string[]>,
  /** Both days together. */
  expiry: (({ signedOn, expiresOn }) =>
    expiresOn !== null && expiresOn < signedOn ? endsBeforeSigned : undefined) satisfies Rule<
    Pick<Certificate, "signedOn" | "expiresOn">
  >,
};

/** States as they are typed, `co, New York`, as a list of their two letters. */
export function readStates(typed: string): string[] {
  const between = typed.split(/[,;\n]+/).map(stateCode);
  // Letters may stand with nothing but blanks between them.
  const codes = between.flatMap((state) => (isStateCode(state) ? [state] : state.split(" ").map(stateCode)));
  return [...new Set(codes.filter(Boolean))];
}
