/** Who looks at a thread, and how his calls are signed. */
export interface ThreadReader {
  readonly quoteId: number;
  readonly kind: "staff" | "client";
  /** Who may not only reads: nothing is marked as read then, either. */
  readonly mayWrite: boolean;
  /** Throws, or is null, without a session. */
  readonly bearer: () => string | null;
  /** The zone of the times: the shop's for staff, the browser's for clients. */
  readonly timeZone?: string;
}
