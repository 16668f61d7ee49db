import { sum } from "../sum.ts";
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

/** What a document adds to the credit of each account; the client owes their sum. */
type Credits = Readonly<Record<Exclude<SalesAccount, "clients">, number>>;

const nothing: Credits = { deposits: 0, sales: 0, freight: 0, tax: 0 };

/**
 * The entry of a document in the sales journal; debits and credits are equal. An invoice takes out of the deposits what
 * the invoices before it put there, and adds to sales and tax what they have not brought (L14.6).
 * @param others the documents of the same order, by number
 */
export function salesEntry(
  document: IssuedDocument,
  others: ReadonlyMap<string, IssuedDocument>,
): EntryLine[] {
  const credits = creditsOf(document, others);
  const lines = salesAccounts.map((account): EntryLine => {
    const creditCents = account === "clients" ? -totalOf(credits) : credits[account];
    return { account, debitCents: Math.max(0, -creditCents), creditCents: Math.max(0, creditCents) };
  });
  const moved = lines.filter(({ debitCents, creditCents }) => debitCents + creditCents > 0);
  // An entry of nothing still has its number, so that the journal has no gap.
  return moved.length > 0 ? moved : lines.slice(0, 1);
}

function creditsOf(document: IssuedDocument, others: ReadonlyMap<string, IssuedDocument>): Credits {
  const { kind, dueCents, taxCents, goodsCents, freightCents } = document;
  if (kind === "deposit") return { ...nothing, deposits: dueCents - taxCents, tax: taxCents };
  if (kind === "credit") return creditNote(document, others);
  const before = document.previous.map((each) => previousCredits(each, others));
  const rest = minus({ ...nothing, sales: goodsCents, freight: freightCents, tax: taxCents }, before);
  return balanced(rest, dueCents);
}

/** A credit note takes back from where its invoice put it. */
function creditNote(document: IssuedDocument, others: ReadonlyMap<string, IssuedDocument>): Credits {
  const { creditOf, totalCents, taxCents, freightCents } = document;
  const ofDeposit = creditOf !== null && others.get(creditOf)?.kind === "deposit";
  const net = -(totalCents - taxCents);
  if (ofDeposit) return { ...nothing, deposits: net, tax: -taxCents };
  return { ...nothing, sales: net + freightCents, freight: -freightCents, tax: -taxCents };
}

/** What an earlier invoice, together with the credit notes that count, put where. */
function previousCredits(
  { number, cents }: IssuedDocument["previous"][number],
  others: ReadonlyMap<string, IssuedDocument>,
): Credits {
  const document = others.get(number);
  if (!document) return { ...nothing, deposits: cents };
  const whole = creditsOf(document, others);
  if (totalOf(whole) === cents) return whole;
  const notes = [...others.values()].filter(({ creditOf }) => creditOf === number);
  const left = minus(
    whole,
    notes.map((note) => minus(nothing, [creditsOf(note, others)])),
  );
  return balanced(left, cents, document.kind === "deposit" ? "deposits" : "sales");
}

/** The same with a sum that is right to the cent: one account is what the others leave. */
function balanced(credits: Credits, cents: number, account: "sales" | "deposits" = "sales"): Credits {
  return { ...credits, [account]: credits[account] + cents - totalOf(credits) };
}

function minus(whole: Credits, parts: readonly Credits[]): Credits {
  const left = (account: keyof Credits) => whole[account] - sum(parts.map((part) => part[account]));
  return { deposits: left("deposits"), sales: left("sales"), freight: left("freight"), tax: left("tax") };
}

function totalOf({ deposits, sales, freight, tax }: Credits): number {
  return deposits + sales + freight + tax;
}
