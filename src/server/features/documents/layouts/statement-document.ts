import type { PayTo } from "#contracts/invoices/invoices.ts";
import { ageingBuckets } from "#domain/books/ageing.ts";
import { bucketMessages, statementWords as words } from "#domain/books/statement-words.ts";
import { showCents } from "#domain/money/show-money.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { withValues } from "#domain/words.ts";
import type { Statement } from "#server/features/books/read-statement.ts";
import type { DocumentLayout } from "../drawing/document-layout.ts";
import { type DocumentSetting, factsOf, frameOf, moneyOf, pairOf } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";

interface StatementSetting extends DocumentSetting {
  /** The shop's account; undefined where it names none. */
  readonly account: PayTo | undefined;
  readonly publicUrl: string;
}

/** What a buyer owes at the end of a day: a line for each invoice and for what is agreed, and for how long it has been due. */
export function statementDocument(statement: Statement, setting: StatementSetting): DocumentLayout {
  const { say, language } = setting;
  const money = (cents: number) => showCents(cents, moneyOf(setting));
  const { on, name, address, rows, buckets, owedCents, creditCents } = statement;
  const day = showDay(on, language);
  return {
    ...frameOf(setting),
    title: say(words.title),
    lead: say(withValues(words.lead, { day })),
    notice: undefined,
    facts: [factsOf(say, [[documentMessages.billedTo, [name, ...address].join("\n")]]), []],
    head: {
      ...{ item: say(words.invoice), units: say(documentMessages.issuedOn) },
      ...{ unitPrice: say(documentMessages.dueOn), amount: say(words.open) },
    },
    rows: rows.map(({ reference, number, issuedOn, dueOn, cents }) => ({
      item: number === null ? say(withValues(words.agreed, { reference })) : `${number} · ${reference}`,
      ...{ units: issuedOn === null ? "" : showDay(issuedOn, language), amount: money(cents) },
      unitPrice: dueOn === null ? "" : showDay(dueOn, language),
    })),
    sums: factsOf(say, [
      ...ageingBuckets.flatMap((bucket) =>
        buckets[bucket] === 0 ? [] : [[bucketMessages[bucket], money(buckets[bucket])] as const],
      ),
      [words.credit, creditCents !== 0 && money(0 - creditCents)],
      [words.total, money(owedCents - creditCents)],
    ]),
    texts: owedCents > creditCents ? [whereToPay(statement, setting)] : [],
  };
}

function whereToPay({ rows }: Statement, { say, account, publicUrl }: StatementSetting) {
  const address = `${publicUrl}/client/dashboard`;
  const references = [...new Set(rows.map(({ number, reference }) => number ?? reference))].join(", ");
  const transfer = account && [
    say(documentMessages.payTransfer),
    ...factsOf(say, [
      [documentMessages.accountHolder, account.holder],
      [documentMessages.bank, account.bank],
      [documentMessages.account, account.account],
      [documentMessages.bankCode, account.code],
      [documentMessages.payReference, references],
    ]).map(({ label, value }) => pairOf(say, label, value)),
  ];
  const lines = [say(withValues(documentMessages.payOnline, { address })), ...(transfer ?? [])];
  return { label: say(documentMessages.whereToPay), value: lines.join("\n") };
}
