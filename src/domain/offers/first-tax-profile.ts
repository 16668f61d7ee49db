interface OfferedProfile {
  readonly id: number;
  readonly state: string;
  readonly retired_at: string | null;
}

interface First {
  /** Where goods go: `CO`; empty where it is not known. */
  readonly state: string;
  /** What the shop's new offers begin with otherwise. */
  readonly usualId: number | null;
}

/** The tax profile of a new offer: the only one that is offered for where goods go, otherwise the usual one (L13.1). */
export function firstTaxProfileId(
  profiles: readonly OfferedProfile[],
  { state, usualId }: First,
): number | null {
  const [only, ...others] = profiles.filter((each) => each.retired_at === null && each.state === state);
  return state !== "" && only && others.length === 0 ? only.id : usualId;
}
