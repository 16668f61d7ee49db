import { emailKey } from "#domain/accounts/email-key.ts";
import "#server/features/accounts/accounts.table.ts";
import "#server/features/catalogue/catalogue.table.ts";
import "#server/features/clients/clients.table.ts";
import "#server/features/messages/messages.table.ts";
import "#server/features/payments/ledger/payments.table.ts";
import { userSearchText } from "#server/features/accounts/accounts.repository.ts";
import type { SellingShop } from "#server/features/deals/invoices/compose-invoice.ts";
import { quoteSearchText } from "#server/features/deals/model/quote-search-text.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { writeSearchTexts } from "#server/platform/search/write-search-texts.ts";
import { addOrders } from "./add-orders.ts";
import { type Dice, diceOf } from "./dice.ts";
import type { Issuing } from "./documents.ts";
import { inBatches } from "./in-batches.ts";
import { NumberSeries } from "./number-series.ts";
import { versionOf } from "./offers.ts";
import { triedPaymentOf } from "./payments.ts";
import { personOf } from "./people.ts";
import type { ProofPicture } from "./proofs.ts";
import { type Offer, quoteOf, statusOf } from "./quotes.ts";
import { threadOf } from "./threads.ts";

interface Filling {
  readonly db: Db;
  readonly quotes: number;
  readonly users: number;
  /** The moment of the newest row; the others lie up to three years before it. */
  readonly until: Date;
  /** The hash of a random password, which is not stored. */
  readonly passwordHash: string;
  /** Numbers below it are taken by what is there. */
  readonly firstNumber: number;
  readonly progress: (done: number) => void;
  readonly proofPicture: ProofPicture;
  readonly shop: SellingShop;
}

interface Known {
  readonly offers: readonly [Offer, ...Offer[]];
  readonly issuing: Issuing;
}

/** As many of the newest quotes have proofs with their pictures, so that a long list stays quick to fill. */
const proofedQuotes = 1_000;

/** As many of the newest quotes have orders that wait for their money, as many as a shop has at a time. */
const recentQuotes = 16_000;

const day = 86_400_000;
const span = 3 * 365 * day;

/** Writes users, and quotes with their clients, lines and payments: the same rows for the same amounts and moment. */
export async function fillShop(filling: Filling): Promise<void> {
  const { db, users, quotes, progress } = filling;
  const series = await NumberSeries.read(db);
  const known = { offers: await readOffers(db), issuing: { shop: filling.shop, series } };
  await inBatches(db, users, async (transaction, numbers) => {
    await transaction
      .insertInto("users")
      .values(numbers.map((number) => userOf(filling, number)))
      .execute();
    progress(numbers[0] ?? 0);
  });
  await inBatches(db, quotes, async (transaction, numbers) => {
    await addQuotes(transaction, { ...filling, ...known }, numbers);
    progress(users + (numbers[0] ?? 0));
  });
  await series.write(db);
}

function userOf({ firstNumber, users, until, passwordHash }: Filling, index: number) {
  const number = firstNumber + index;
  const person = personOf(diceOf(-1 - number), number, "staff.");
  return {
    name: person.name,
    email: person.email,
    email_key: emailKey(person.email),
    telephone: person.phone,
    password_hash: passwordHash,
    is_admin: number % 500 === 0 ? (1 as const) : (0 as const),
    search_text: userSearchText({ name: person.name, email: person.email, telephone: person.phone }),
    created_at: moment(until, index, users).toISOString(),
    deleted_at: null,
  };
}

async function addQuotes(
  transaction: Transaction,
  { firstNumber, quotes, until, proofPicture, offers, issuing }: Filling & Known,
  indexes: readonly number[],
): Promise<void> {
  const drafts = indexes.map((index) => {
    const number = firstNumber + index;
    const dice = diceOf(number);
    return {
      number,
      dice,
      person: personOf(dice, number),
      at: moment(until, index, quotes),
      ...statusOf(dice, number),
      isRecent: index >= quotes - recentQuotes,
    };
  });
  const clients = await transaction
    .insertInto("clients")
    .values(drafts.map(({ person, at, dice }) => clientOf(person, at, dice)))
    .returning("id")
    .execute();
  const asked = drafts.map((draft, index) => ({
    ...draft,
    quote: quoteOf(draft.dice, {
      ...draft,
      clientId: clients[index]?.id ?? 0,
      offer: draft.dice.oneOf(offers),
    }),
  }));
  const rows = await transaction
    .insertInto("quotes")
    .values(asked.map(({ quote }) => quote.row))
    .returningAll()
    .execute();
  const texts = rows.map((row) => ({
    id: row.id,
    text: quoteSearchText(row, row.reference),
  }));
  await writeSearchTexts(transaction, "quotes", texts);
  const lines = asked.flatMap(({ quote }, index) =>
    quote.lines.map((line) => ({ ...line, quote_id: rows[index]?.id ?? 0 })),
  );
  await transaction.insertInto("quote_lines").values(lines).execute();
  const offered = rows.map((row, index) =>
    versionOf(row, asked[index]?.quote ?? { content: undefined, lines: [] }),
  );
  const versions = await transaction
    .insertInto("quote_versions")
    .values(offered.map(({ values }) => values))
    .returning("id")
    .execute();
  const written = rows.flatMap((row, index) => {
    const [draft, version, offer] = [asked[index], versions[index], offered[index]];
    if (!draft || !version || !offer) return [];
    return [{ ...draft, row, version: { id: version.id, content: offer.content } }];
  });
  const recentDays = Math.max(60, (60 * span) / day / quotes);
  const proofs = { from: firstNumber + quotes - proofedQuotes, picture: proofPicture };
  await addOrders(transaction, written, { until, recentDays, proofs, issuing });
  const messages = rows.flatMap((row, index) => {
    const draft = asked[index];
    return draft ? threadOf(draft.dice, row) : [];
  });
  if (messages.length > 0) await transaction.insertInto("messages").values(messages).execute();
  const payments = rows.flatMap((row, index) => {
    const draft = asked[index];
    return draft?.isTried ? [triedPaymentOf(draft.dice, row)] : [];
  });
  if (payments.length > 0) await transaction.insertInto("payments").values(payments).execute();
}

function clientOf({ name, email }: { name: string; email: string }, at: Date, dice: Dice) {
  const language = dice.happens(300) ? ("fr" as const) : ("en" as const);
  return {
    name,
    email,
    email_key: emailKey(email),
    language,
    password_hash: null,
    created_at: at.toISOString(),
  };
}

/** The rows lie evenly over the years, each a little beside its place. */
function moment(until: Date, index: number, all: number): Date {
  const back = Math.floor(((all - index) / all) * span);
  return new Date(until.getTime() - back + (diceOf(index).below(1000) * span) / all / 2000);
}

async function readOffers(db: Db): Promise<readonly [Offer, ...Offer[]]> {
  const products = await db
    .selectFrom("products")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const sizes = await db
    .selectFrom("sizes")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const offers = products
    .map((product) => ({ product, sizes: sizes.filter(({ product_id }) => product_id === product.id) }))
    .filter((offer) => offer.sizes.length > 0);
  const [first, ...others] = offers;
  if (!first)
    throw new Error("The catalogue has no product with a size: there is nothing to ask a quote for.");
  return [first, ...others];
}
