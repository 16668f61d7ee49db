import { hash } from "node:crypto";
import type { QuoteRequestFields } from "#contracts/quotes/quote-request.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import type { Locale } from "#domain/language/language.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { KeyedRequest } from "#server/platform/idempotency/answer-once.ts";
import { isSuspicious } from "#server/platform/limits/is-suspicious.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import { dropLogo, receiveLogo } from "../artwork/receive-logo.ts";
import { checkRequest } from "./check-request.ts";
import { findReceipt, type QuoteReceipt, receiptOf } from "./quote-receipt.ts";
import { attemptedRequests } from "./quote-request-limits.ts";
import { requireRoom } from "./require-room.ts";
import { writeQuote } from "./write-quote.ts";

interface QuoteRequest {
  readonly fields: QuoteRequestFields;
  readonly logo: UploadedFile | undefined;
  /** The same key, caller and content give the same quote. */
  readonly key: string | undefined;
  readonly address: string;
  /** What the visitor reads, where the request itself does not say. */
  readonly locale?: Locale;
}

/**
 * A buyer asks for a quote. Afterwards either all of it is there, or nothing: the quote with its frozen lines,
 * the client, the logo, the history and the mails. Twenty clicks with one key make one quote.
 * @throws 422 by field, 429, 503
 */
export async function clientRequestQuote(services: Services, request: QuoteRequest): Promise<QuoteReceipt> {
  const { fields, address } = request;
  const keyed = keyedRequest(request);
  const given = await findReceipt(services.db, keyed);
  if (given) return given;
  const { checked, logo } = await makeReady(services, request);
  try {
    const isDoubtful = isSuspicious(fields);
    const quote = await writeQuote(services, { request: checked, logo, address, keyed, isDoubtful });
    services.notifyMailWorker();
    return receiptOf(quote);
  } catch (error) {
    // A database that failed may have committed the quote after all: then the file stays.
    if (logo && error instanceof AppError) await dropLogo(services, logo);
    const earlier = await findReceipt(services.db, keyed);
    if (earlier) return earlier;
    throw error;
  }
}

/** All checks that can refuse the request, and all files to store, before the quote is written. */
async function makeReady(services: Services, { fields, logo, address, locale }: QuoteRequest) {
  await requireQuota(services, attemptedRequests, address);
  const checked = await checkRequest(services, fields, logo, fields.language ?? locale);
  if (!checked.logo) return { checked, logo: undefined };
  await requireRoom(services, { bytes: checked.logo.bytes.length, address });
  return { checked, logo: await receiveLogo(services, checked.logo) };
}

/** A request under its key; the time that filling it in took, and the honeypot, are no part of what it says. */
function keyedRequest({ key, fields, logo }: QuoteRequest): KeyedRequest | undefined {
  if (key === undefined) return undefined;
  const { email, fill_ms: _time, website: _honeypot, ...said } = fields;
  const file = logo && [logo.name, logo.mediaType, hash("sha256", logo.bytes)];
  return { key, caller: emailKey(email), content: JSON.stringify([said, file]) };
}
