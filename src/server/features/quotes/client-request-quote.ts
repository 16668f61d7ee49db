import { z } from "zod";
import type { QuoteRequestFields } from "#contracts/quote-request.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { transactTogether } from "#server/platform/database/transact-together.ts";
import { isUniqueViolation } from "#server/platform/database/unique-violation.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { answerInsert, findAnswer } from "#server/platform/idempotency/answer-once.ts";
import { requireTurn } from "#server/platform/limits/require-turn.ts";
import type { Services } from "#server/services.ts";
import { checkRequest } from "./check-request.ts";
import { attemptedRequests } from "./quote-request-limits.ts";
import type { FreshQuote } from "./quote-requests.repository.ts";
import { dropLogo, receiveLogo } from "./receive-logo.ts";
import { requireRoom } from "./require-room.ts";
import { writeQuote } from "./write-quote.ts";

const scope = "create-quote";

const receipt = z.object({ id: z.int(), reference: z.string() });
export type QuoteReceipt = z.infer<typeof receipt>;

interface QuoteRequest {
  readonly fields: QuoteRequestFields;
  readonly logo: UploadedFile | undefined;
  /** The same key gives the same quote (P21). */
  readonly key: string | undefined;
  readonly address: string;
}

/**
 * A buyer asks for a quote (S1 §7). Afterwards either all of it is there, or nothing: the quote with its frozen lines,
 * the client, the logo, the history and the mails. Twenty clicks with one key make one quote (F14).
 * @throws 422 by field, 429, 503
 */
export async function clientRequestQuote(services: Services, request: QuoteRequest): Promise<QuoteReceipt> {
  const { fields, key, address } = request;
  const given = await findReceipt(services, key);
  if (given) return given;
  await requireTurn(services, attemptedRequests, address);
  const checked = await checkRequest(services, fields, request.logo);
  if (checked.logo) await requireRoom(services, { bytes: checked.logo.bytes.length, address });
  const logo = checked.logo && (await receiveLogo(services, checked.logo));
  try {
    const quote = await transactTogether(services.db, (transaction) => {
      const keep = (added: FreshQuote) => receiptInsert(services, transaction, key, added);
      return writeQuote(services, transaction, { request: checked, logo, address, keep });
    });
    services.wakePostman();
    return receiptOf(quote);
  } catch (error) {
    // Whether a database that failed has kept the quote after all, nobody knows here: then the file stays.
    if (logo && (error instanceof AppError || isUniqueViolation(error))) await dropLogo(services, logo);
    const earlier = await findReceipt(services, key);
    if (earlier) return earlier;
    throw error;
  }
}

async function findReceipt({ db }: Services, key: string | undefined): Promise<QuoteReceipt | undefined> {
  const answer = key === undefined ? undefined : await findAnswer(db, scope, key);
  return answer === undefined ? undefined : receipt.parse(JSON.parse(answer));
}

function receiptInsert(
  { clock }: Services,
  transaction: Transaction,
  key: string | undefined,
  quote: FreshQuote,
) {
  if (key === undefined) return [];
  return [answerInsert(transaction, scope, key, JSON.stringify(receiptOf(quote)), clock())];
}

function receiptOf({ id, reference }: FreshQuote): QuoteReceipt {
  return { id, reference };
}
