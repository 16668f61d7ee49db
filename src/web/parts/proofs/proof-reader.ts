/** Who looks at a proof: whose bearer opens its files, and where times are read. */
export interface ProofReader {
  readonly kind: "staff" | "client";
  readonly bearer: () => string | null;
  /** Staff reads times where the shop is, a client where he is. */
  readonly timeZone?: string | undefined;
}
