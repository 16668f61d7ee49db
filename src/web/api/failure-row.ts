import type { Words } from "#domain/words.ts";

/** What one screen says when its call fails (SPEC-1.28). */
export interface FailureRow {
  /** What is said when nothing more precise is known. */
  readonly otherwise: Words;
  /** Whether the server's own sentence comes first. */
  readonly serverFirst?: boolean;
  /** No response at all; without it, `otherwise`. */
  readonly noAnswer?: Words;
  readonly late?: Words;
  /** An answer that is not what was agreed. */
  readonly unreadable?: Words;
  /** Nobody is signed in here, so nothing was sent. */
  readonly noToken?: Words;
  /** Says which status a refusal had, where that is all there is to say. */
  readonly refused?: Words;
  /** The sentence of a status, ahead of the server's. */
  readonly status?: Readonly<Record<number, Words>>;
  /** The sentence of a status where the server said none of its own. */
  readonly unsaid?: Readonly<Record<number, Words>>;
}
