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
  "address",
  "second-owner",
] as const;
/** What the first account is called until its owner says how buyers read it. */
export const firstOwnerName = "Administrator";

export type FirstDayStep = (typeof firstDaySteps)[number];

/** The demo does without: no buyer reads its owner's name, its offers bear no tax, and its owner signs in as the example does. */
export const ownShopSteps: ReadonlySet<FirstDayStep> = new Set<FirstDayStep>(["name", "taxes", "address"]);

/** What no machine can know: a person says that it is done. Offers without a tax may be meant, too. */
export const confirmedSteps = ["terms", "mail", "taxes", "backup"] as const;
export type ConfirmedStep = (typeof confirmedSteps)[number];

export function isConfirmedStep(step: string): step is ConfirmedStep {
  return confirmedSteps.some((each) => each === step);
}
