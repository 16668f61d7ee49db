import type { FastifyReply, FastifyRequest } from "fastify";
import type { Proof } from "#contracts/orders/proof.ts";
import * as calls from "#contracts/orders/proofs.ts";
import type { Locale } from "#domain/language/language.ts";
import { repeatSentence } from "#domain/orders/repeat.ts";
import { printedColours } from "#domain/prices/print-places.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import { buyer, dealReader, hasRight, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { type OpenedFile, sendFile } from "#server/platform/http/send-file.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { type Party, readOrder } from "../model/order-of-proof.ts";
import { factsOf } from "../model/proof-content.ts";
import { findAnswers, findProofsOfOrder } from "../model/proofs.repository.ts";
import { requireOrder } from "../presenters/read-orders.ts";
import { isShownTo, readProofs, requireProof } from "../presenters/read-proofs.ts";
import { clientApproveProof, clientAskForProofChanges, staffRecordProofAnswer } from "./answer-proof.ts";
import { compareOrders, findRepeatable } from "./exact-repeat.ts";
import { staffAddProof } from "./staff-add-proof.ts";
import { staffSendProof, staffWithdrawProof } from "./staff-send-proof.ts";

const mayWrite = may("artwork.write");

/** Proofs: staff with the right makes and sends them, the order's client answers, signed in. */
export function proofRoutes(mounting: Mounting): void {
  readingRoutes(mounting);
  staffRoutes(mounting);
  clientRoutes(mounting);
}

function readingRoutes({ routes, services }: Mounting): void {
  routes.add(calls.listProofs, dealReader, async ({ params, actor, request }) => ({
    proofs: await readProofs(services.db, actor, params.id),
    repeat: await readRepeat(services, actor, { orderId: params.id, locale: request.locale() }),
  }));

  routes.add(calls.getProofFile, dealReader, async ({ params, query, actor, reply }) => {
    const which = { proofId: params.id, isPreview: query.preview ?? false };
    return sendFile(reply, await readProofFile(services, actor, which));
  });

  routes.add(calls.getProofAnswerFile, dealReader, async ({ params, actor, reply }) => {
    const which = { proofId: params.id, answerId: params.answer_id };
    return sendFile(reply, await readAnswerFile(services, actor, which));
  });
}

function staffRoutes({ routes, services }: Mounting): void {
  routes.add(calls.createProof, mayWrite, async ({ params, form, files, actor, reply }) => {
    const { facts, repeat, sketch, ink_names: names = [], inks = [] } = form;
    const given = repeat || !facts ? undefined : { facts, file: files.file, sketch: null };
    const inkNames = new Map(names.map(({ ink, name }) => [ink, name]));
    const adding = { orderId: params.id, given, sketch, inkNames, inks };
    return answer(reply, await staffAddProof(services, actor, adding));
  });

  routes.add(calls.sendProof, mayWrite, async ({ params, actor, request, reply }) =>
    answer(reply, await staffSendProof(services, actor, at(params, request))),
  );

  routes.add(calls.withdrawProof, mayWrite, async ({ params, actor, request, reply }) =>
    answer(reply, await staffWithdrawProof(services, actor, at(params, request))),
  );

  routes.add(calls.recordProofAnswer, mayWrite, async ({ params, form, files, actor, request, reply }) => {
    const recording = { ...at(params, request), given: form, file: files.file };
    return answer(reply, await staffRecordProofAnswer(services, actor, recording));
  });
}

function clientRoutes({ routes, services }: Mounting): void {
  routes.add(calls.approveProof, buyer, async ({ params, body, actor, request, reply }) => {
    const approving = {
      ...at(params, request),
      name: body.repeat ? undefined : body.name,
      shownHash: body.hash,
      origin: originOf(request),
      locale: request.locale(),
    };
    return answer(reply, await clientApproveProof(services, actor, approving));
  });

  routes.add(calls.requestProofChanges, buyer, async ({ params, body, actor, request, reply }) => {
    const asking = { ...at(params, request), ...body, origin: originOf(request) };
    return answer(reply, await clientAskForProofChanges(services, actor, asking));
  });
}

function at(params: { readonly id: number }, request: FastifyRequest) {
  return { proofId: params.id, expectedVersion: expectedVersion(request) };
}

function originOf(request: FastifyRequest) {
  const userAgent = request.headers["user-agent"]?.slice(0, 300) ?? null;
  return { ip: visitorAddress(request.ip), userAgent };
}

function answer(reply: FastifyReply, proof: Proof) {
  sendVersion(reply, proof.version);
  return { proof };
}

type Reading = Pick<Services, "db" | "storage">;

/** The file of a proof as it came, or the picture that was made of it. @throws 404, 403 */
async function readProofFile(
  services: Reading,
  party: Party,
  { proofId, isPreview }: { readonly proofId: number; readonly isPreview: boolean },
): Promise<OpenedFile> {
  const { row, order } = await requireProof(services.db, party, proofId);
  const preview = { name: `${order.number}-proof-${row.number}.webp`, mediaType: "image/webp" };
  return await openFile(services, row.file_id, isPreview ? preview : undefined);
}

/** What shows an answer that was given elsewhere, as it came. @throws 404, 403 */
async function readAnswerFile(
  services: Reading,
  party: Party,
  { proofId, answerId }: { readonly proofId: number; readonly answerId: number },
): Promise<OpenedFile> {
  const { row } = await requireProof(services.db, party, proofId);
  const answer = (await findAnswers(services.db, [row.id])).find(({ id }) => id === answerId);
  return await openFile(services, answer?.file_id ?? null);
}

async function openFile(
  { db, storage }: Reading,
  fileId: number | null,
  preview?: { readonly name: string; readonly mediaType: string },
): Promise<OpenedFile> {
  const file = fileId === null ? undefined : (await findFiles(db, [fileId])).get(fileId);
  const key = preview ? file?.preview_key : file?.storage_key;
  const opened = key ? await storage.open(key) : undefined;
  if (!file || !opened) throw new AppError("not_found");
  const { stream, byteSize } = opened;
  return {
    content: stream,
    byteSize,
    ...(preview ?? { name: file.original_name, mediaType: file.media_type }),
  };
}

/**
 * Whether the newest proof of an order that was ordered again repeats the approved one exactly, or what of it is set up
 * again, in the reader's language (L20.2); null for any other order, and before it has a proof. @throws 404
 */
async function readRepeat(
  services: Services,
  reader: Staff | Buyer,
  { orderId, locale }: { readonly orderId: number; readonly locale: Locale },
) {
  const { db, shop } = services;
  const { row } = await requireOrder(services, reader, orderId);
  const proof = (await findProofsOfOrder(db, orderId)).find(
    (each) => each.state !== "withdrawn" && isShownTo(reader, each),
  );
  const compared = await compareOrders(services, row, proof);
  // Without a proof of its own there is only the approved one to compare, which staff may send anew.
  if (!compared || (!proof && (!compared.approved || reader.kind !== "staff"))) return null;
  const { repeat, former, approved, accepted } = compared;
  const rate = accepted.quote.printPrices?.setup ?? null;
  const setUpCents = rate === null ? null : Math.round((printedColours(repeat.setUp) * rate) / 100);
  const isTold = reader.kind !== "staff" || hasRight(reader, "prices.read");
  return {
    ...{ order_number: former.number, is_exact: repeat.differences.length === 0 },
    repeatable: await readRepeatable(services, reader, orderId),
    approved_facts: reader.kind === "staff" && approved ? factsOf(approved) : null,
    sentence: repeatSentence(repeat, {
      setUpCents: isTold ? setUpCents : undefined,
      money: { locale, currency: shop.facts().currency },
      say: (message) => services.translate(locale, message),
    }),
  };
}

/** The approved proof that staff may send anew as it is. */
async function readRepeatable(services: Services, reader: Staff | Buyer, orderId: number) {
  if (reader.kind !== "staff") return null;
  const found = await findRepeatable(services, await readOrder(services.db, reader, orderId));
  return found ? { number: found.named.number, approved_on: found.named.approved_on } : null;
}
