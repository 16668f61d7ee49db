import type { Message } from "#domain/words.ts";

/** What one screen says when its call fails. */
export interface FailureRow {
  /** What is said when nothing more precise is known. */
  readonly otherwise: Message;
  /** Whether the server's own sentence comes first. */
  readonly serverFirst?: boolean;
  /** No response at all; without it, `otherwise`. */
  readonly noAnswer?: Message;
  readonly late?: Message;
  /** An answer that is not what was agreed. */
  readonly unreadable?: Message;
  /** No session here, so nothing was sent. */
  readonly noToken?: Message;
  /** Says which status a refusal had, where that is all there is to say. */
  readonly refused?: Message;
  /** The sentence of a status, ahead of the server's. */
  readonly status?: Readonly<Record<number, Message>>;
  /** The sentence of a status where the server said none of its own. */
  readonly unsaid?: Readonly<Record<number, Message>>;
}
