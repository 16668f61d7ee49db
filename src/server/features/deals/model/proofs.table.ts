import type { Generated } from "kysely";
import type { AnswerChannel } from "#domain/offers/offer-rules.ts";
import type { ProofState } from "#domain/orders/proofs/proof-moves.ts";

/** A proof of an order: the picture or PDF that the client approves before anything is printed (L16). */
export interface ProofTable {
  id: Generated<number>;
  order_id: number;
  /** Stays when the acceptance that made its order is undone; null for proofs of orders that were gone before the column. */
  quote_id: number | null;
  /** 1, 2, 3 of its order. */
  number: number;
  state: ProofState;
  /** JSON of what is printed where. */
  facts: string;
  /** JSON of the sketch that it was drawn from, with the print areas of its day; null of one that came as a file. */
  sketch: string | null;
  file_id: number;
  /** JSON of all that was sent; null for a draft. */
  content: string | null;
  /** SHA-256 of the content in its canonical form. */
  hash: string | null;
  sent_at: string | null;
  created_at: string;
  /** When its client was reminded of it: once. */
  reminded_at: Generated<string | null>;
  version: Generated<number>;
}

/** The answer to a proof, one at most: the evidence of an approval, or what should change. Rows are only added. */
export interface ProofAnswerTable {
  id: Generated<number>;
  proof_id: number;
  answer: "approved" | "changes_requested";
  /** Signed on the page, or given elsewhere and recorded by staff. */
  kind: "signed" | "recorded";
  client_id: number | null;
  recorded_by: number | null;
  recorded_name: string | null;
  channel: AnswerChannel | null;
  answered_on: string | null;
  name: string;
  /** JSON: what was agreed to, as it was shown. */
  sentences: string;
  text: string;
  /** JSON: marks on the picture. */
  marks: string;
  /** What shows an answer that was given elsewhere. */
  file_id: number | null;
  proof_hash: string;
  file_sha256: string;
  ip: string | null;
  user_agent: string | null;
  /** The address to which the link was mailed through which it was given; null with a session. */
  link_email: Generated<string | null>;
  /** SHA-256 of all of the above. */
  hash: string;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    proofs: ProofTable;
    proof_answers: ProofAnswerTable;
  }
}
