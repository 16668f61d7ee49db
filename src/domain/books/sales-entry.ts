import type { IssuedDocument } from "./issued-document.ts";

/** The accounts of the sales journal, in the order in which an entry names them. */
export const salesAccounts = ["clients", "deposits", "sales", "freight", "tax"] as const;
export type SalesAccount = (typeof salesAccounts)[number];

/** One line of an entry: one of both is zero. */
export interface EntryLine {
  readonly account: SalesAccount;
  readonly debitCents: number;
  readonly creditCents: number;
}

/** The entry of a document in the sales journal, as the ledger has it: what the client owes is what its accounts come to (L14.6). */
export function salesEntry({ booked }: Pick<IssuedDocument, "booked">): EntryLine[] {
  const { deposits, sales, freight, tax } = booked;
  const lines = salesAccounts.map((account): EntryLine => {
    const creditCents = account === "clients" ? 0 - deposits - sales - freight - tax : booked[account];
    return { account, debitCents: Math.max(0, 0 - creditCents), creditCents: Math.max(0, creditCents) };
  });
  return lines.filter(({ debitCents, creditCents }) => debitCents + creditCents > 0);
}

/** Whether a document has an entry: one that moves nothing, such as of a free order, has none, and no number of one. */
export function hasEntry({ booked }: Pick<IssuedDocument, "booked">): boolean {
  return Object.values(booked).some((cents) => cents !== 0);
}
