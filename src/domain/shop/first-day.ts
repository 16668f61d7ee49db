/** What a shop does before it opens, in the order in which it is shown. */
export const firstDaySteps = [
  "name",
  "identity",
  "product",
  "terms",
  "mail",
  "taxes",
  "payment",
  "backup",
  "second-owner",
] as const;
/** What the first account is called until its owner says how buyers read it. */
export const firstOwnerName = "Administrator";

export type FirstDayStep = (typeof firstDaySteps)[number];

/** What no machine can know: a person says that it is done. Offers without a tax may be meant, too. */
export const confirmedSteps = ["terms", "mail", "taxes", "backup"] as const;
export type ConfirmedStep = (typeof confirmedSteps)[number];

export function isConfirmedStep(step: string): step is ConfirmedStep {
  return confirmedSteps.some((each) => each === step);
}
