/** Who looks at the files of a deal, and how his calls are signed. */
export interface ArtworkReader {
  readonly quoteId: number;
  readonly kind: "staff" | "client";
  /** Who may not only reads. */
  readonly mayAdd: boolean;
  readonly bearer: () => string | null;
}
