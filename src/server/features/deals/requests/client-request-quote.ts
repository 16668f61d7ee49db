import { hash } from "node:crypto";
import type { Mail } from "#contracts/mails.ts";
import type { QuoteRequestFields } from "#contracts/quotes/quote-request.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import { mayUseMark } from "#domain/artwork/mark-permission.ts";
import { clientLanguage } from "#domain/language/client-language.ts";
import type { Locale } from "#domain/language/language.ts";
import type { PrintPlace } from "#domain/prices/print-places.ts";
import { systemFindOrCreateClient } from "#server/features/clients/system-find-or-create-client.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { KeyedRequest } from "#server/platform/idempotency/answer-once.ts";
import { isSuspicious } from "#server/platform/limits/is-suspicious.ts";
import { hasQuota, requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import { addFile, type NewFile } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import {
  addAskedArtwork,
  receiveAskedArtwork,
  requireGoodArtwork,
} from "../artwork/receive-asked-artwork.ts";
import { dropFile } from "../artwork/receive-file.ts";
import { receiveLogo } from "../artwork/receive-logo.ts";
import { requireRoom } from "../artwork/require-room.ts";
import { quoteMail } from "../model/quote-mail.ts";
import { systemAddFirstVersion } from "../model/record-versions.ts";
import { addSketch } from "../model/sketches.repository.ts";
import { withFileIds } from "../sketches/check-sketch.ts";
import { drawRequested } from "../sketches/draw-picture.ts";
import { namedFiles } from "../sketches/files-of-quote.ts";
import { addQuote, type FreshQuote } from "./add-quote.ts";
import { type CheckedRequest, checkRequest } from "./check-request.ts";
import { findReceipt, type QuoteReceipt, receiptOf, storeReceipt } from "./quote-receipt.ts";
import { acceptedRequests, attemptedRequests, doubtfulRequests } from "./quote-request-limits.ts";

interface QuoteRequest {
  readonly fields: QuoteRequestFields;
  readonly logo: UploadedFile | undefined;
  /** Further files. */
  readonly artwork?: readonly UploadedFile[];
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
  const { checked, ...stored } = await makeReady(services, request);
  try {
    const isDoubtful = isSuspicious(fields);
    const locale = fields.language ?? request.locale ?? "mul";
    const markWords = fields.may_use_mark ? services.translate(locale, mayUseMark) : undefined;
    const writing = { request: checked, ...stored, address, keyed, isDoubtful, markWords };
    const quote = await writeQuote(services, writing);
    services.notifyMailWorker();
    return receiptOf(quote);
  } catch (error) {
    // A database that failed may have committed the quote after all: then the files stay.
    if (error instanceof AppError)
      for (const file of [stored.logo, stored.picture, ...stored.artwork])
        if (file) await dropFile(services, file);
    const earlier = await findReceipt(services.db, keyed);
    if (earlier) return earlier;
    throw error;
  }
}

/** All checks that can refuse the request, and all files to store, before the quote is written. */
async function makeReady(services: Services, request: QuoteRequest) {
  const { fields, address, locale, artwork: further = [] } = request;
  await requireQuota(services, attemptedRequests, address);
  const checked = await checkRequest(
    services,
    fields,
    { logo: request.logo, artwork: further },
    fields.language ?? locale,
  );
  requireGoodArtwork(further);
  const logo = await receiveCheckedLogo(services, checked, address);
  try {
    const artwork = await receiveAskedArtwork(services, further, address);
    return {
      checked,
      logo,
      artwork,
      picture: await drawRequested(services, checked.sketch, namedFiles(logo, artwork)),
    };
  } catch (error) {
    if (logo) await dropFile(services, logo);
    throw error;
  }
}

async function receiveCheckedLogo(services: Services, { logo }: CheckedRequest, address: string) {
  if (!logo) return undefined;
  await requireRoom(services, { bytes: logo.bytes.length, address });
  return await receiveLogo(services, logo);
}

/** A request under its key; the time that filling it in took, and the honeypot, are no part of what it says. */
function keyedRequest({ key, fields, logo, artwork = [] }: QuoteRequest): KeyedRequest | undefined {
  if (key === undefined) return undefined;
  const { email, fill_ms: _time, website: _honeypot, ...said } = fields;
  const told = ({ name, mediaType, bytes }: UploadedFile) => [name, mediaType, hash("sha256", bytes)];
  const content = JSON.stringify([said, logo && told(logo), ...artwork.map(told)]);
  return { key, caller: emailKey(email), content };
}

/** A request that is to become a quote. */
interface Writing {
  readonly request: CheckedRequest;
  /** Stored already. */
  readonly logo: NewFile | undefined;
  readonly artwork: readonly NewFile[];
  /** Of its sketch; none while that waits for a decoder. */
  readonly picture: NewFile | undefined;
  readonly address: string;
  readonly keyed: KeyedRequest | undefined;
  /** It was filled in as programs do (SPEC-3.6). */
  readonly isDoubtful: boolean;
  readonly markWords: string | undefined;
}

/**
 * Everything that a request leaves in the database, in one transaction: client, logo file, quote and lines, rate limits,
 * history, the mails to client and staff, and the receipt under its key.
 * @throws 429; limits are counted here, so that refused and repeated requests do not count. 409 when another request
 *   with the same key was written first
 */
async function writeQuote(
  services: Pick<Services, "db" | "clock" | "config" | "shop">,
  writing: Writing,
): Promise<FreshQuote> {
  const { db, clock, config, shop } = services;
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    const isMailed = await countRequest({ db: transaction, clock, config }, writing);
    const quote = await add(transaction, writing, { isMailed, at, shop });
    await recordAudit(transaction, auditEntryOf(quote, at));
    if (isMailed) await postMail(transaction, mailToClient(quote, writing), quote, at);
    await postMail(transaction, mailToStaff(quote, writing), staffRecipient(services), at);
    if (writing.keyed && !(await storeReceipt(transaction, writing.keyed, quote, at)))
      throw new AppError("conflict");
    return quote;
  });
}

/**
 * Counts the request of a visitor, who is refused after too many, and the one under its e-mail address, which
 * is taken all the same: a stranger's requests in a customer's name must not stop that customer from ordering
 * (REL-D12). Only the mails to the address stop.
 * @returns whether the client is mailed
 */
async function countRequest(
  inside: Parameters<typeof requireQuota>[0],
  { request, address, isDoubtful }: Writing,
): Promise<boolean> {
  await requireQuota(inside, isDoubtful ? doubtfulRequests : acceptedRequests.address, address);
  return await hasQuota(inside, acceptedRequests.email, emailKey(request.fields.email));
}

async function add(
  transaction: Transaction,
  { request, logo, picture, artwork, isDoubtful, markWords }: Writing,
  { isMailed, at, shop }: Pick<Services, "shop"> & { readonly isMailed: boolean; readonly at: Date },
): Promise<FreshQuote> {
  const { email, name } = request.fields;
  const facts = shop.facts();
  const language = clientLanguage(request.fields.language, facts);
  const clientId = await systemFindOrCreateClient(transaction, { email, name, language }, at);
  const logoFileId = logo ? await addFile(transaction, logo) : null;
  const quote = {
    ...{ request, clientId, logoFileId, language },
    isDoubtful: isDoubtful || !isMailed,
    at,
    facts,
    settings: shop.settings(),
    markWords,
  };
  const added = await addQuote(transaction, quote);
  const artworkIds = await addAskedArtwork(transaction, added, artwork);
  if (request.sketch) {
    const { areas } = request.sketch;
    const description = withFileIds(
      request.sketch.description,
      namedFiles(logoFileId ?? undefined, artworkIds),
    );
    const fileId = picture ? await addFile(transaction, picture) : null;
    await addSketch(transaction, { quoteId: added.id, description, areas, fileId, at });
  }
  await systemAddFirstVersion(transaction, added, at);
  return added;
}

function auditEntryOf({ id, name, status, totalCents }: FreshQuote, at: Date) {
  return {
    subject: "quote",
    subjectId: id,
    action: "quote.request",
    actor: { kind: "visitor", id: null, name },
    after: { status, total_cents: totalCents },
    at,
  } as const;
}

function mailToClient(quote: FreshQuote, writing: Writing): Mail {
  return { template: "request-received", ...quoteMail(quote), ...placesOf(writing), ...lockOf(writing) };
}

function lockOf({ logo }: Writing): { isLogoLocked?: boolean } {
  return logo?.protection === "password" ? { isLogoLocked: true } : {};
}

function placesOf({ request: { places } }: Writing): { places?: PrintPlace[] } {
  return places.length > 0 ? { places: [...places] } : {};
}

function mailToStaff(quote: FreshQuote, writing: Writing): Mail {
  const { email, phone, message } = quote;
  const { fields } = writing.request;
  const details = {
    company: fields.company,
    deliveryAddress: fields.delivery_address,
    wantedBy: fields.wanted_by,
    poNumber: fields.po_number,
    productColours: fields.productColors,
    logoColours: fields.logo_colors,
    ...(quote.clothNames.length > 0 && { clothNames: [...quote.clothNames] }),
    ...placesOf(writing),
    logoName: writing.logo?.original_name,
    ...(writing.artwork.length > 0 && { fileNames: writing.artwork.map((file) => file.original_name) }),
    ...lockOf(writing),
  };
  return { template: "staff-request-received", ...quoteMail(quote), email, phone, message, ...details };
}
