import type { FastifyReply, FastifyRequest } from "fastify";
import type { Proof } from "#contracts/orders/proof.ts";
import * as calls from "#contracts/orders/proofs.ts";
import { client, may, signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { readProofs } from "../presenters/read-proofs.ts";
import { clientApproveProof, clientAskForProofChanges, staffRecordProofAnswer } from "./answer-proof.ts";
import { readAnswerFile, readProofFile } from "./read-proof-file.ts";
import { readRepeat } from "./read-repeat.ts";
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
  routes.add(calls.listProofs, signedIn, async ({ params, actor, request }) => ({
    proofs: await readProofs(services.db, actor, params.id),
    repeat: await readRepeat(services, actor, { orderId: params.id, locale: request.locale() }),
  }));

  routes.add(calls.getProofFile, signedIn, async ({ params, query, actor, reply }) => {
    const which = { proofId: params.id, isPreview: query.preview ?? false };
    return sendFile(reply, await readProofFile(services, actor, which));
  });

  routes.add(calls.getProofAnswerFile, signedIn, async ({ params, actor, reply }) => {
    const which = { proofId: params.id, answerId: params.answer_id };
    return sendFile(reply, await readAnswerFile(services, actor, which));
  });
}

function staffRoutes({ routes, services }: Mounting): void {
  routes.add(calls.createProof, mayWrite, async ({ params, form, files, actor, reply }) => {
    const { facts, repeat } = form;
    const given = repeat || !facts ? undefined : { facts, file: files.file };
    return answer(reply, await staffAddProof(services, actor, { orderId: params.id, given }));
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
  routes.add(calls.approveProof, client, async ({ params, body, actor, request, reply }) => {
    const approving = {
      ...at(params, request),
      name: body.repeat ? undefined : body.name,
      shownHash: body.hash,
      origin: originOf(request),
      locale: request.locale(),
    };
    return answer(reply, await clientApproveProof(services, actor, approving));
  });

  routes.add(calls.requestProofChanges, client, async ({ params, body, actor, request, reply }) => {
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
