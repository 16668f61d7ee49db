import type { FastifyReply, FastifyRequest } from "fastify";
import { type ErrorAnswer, errorStatus } from "#contracts/error-codes.ts";
import type { Words } from "#domain/words.ts";
import { asAppError } from "./as-app-error.ts";
import { sentences } from "./sentences.ts";

type Translate = (words: Words) => string;

/** The one place where a failure becomes an answer: a sentence for the person, a code for the program, all of it for the log. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  translate: Translate,
) {
  const failure = asAppError(error);
  const status = errorStatus[failure.code];
  if (status >= 500)
    request.log.error({ err: failure.cause ?? failure, code: failure.code }, "request failed");
  else request.log.info({ code: failure.code }, "request refused");
  const { message, fields, extra, retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined)
    reply.header("retry-after", String(Math.max(1, Math.ceil(retryAfterSeconds))));
  const answer: ErrorAnswer = {
    ...extra,
    message: translate(message ?? sentences[failure.code]),
    code: failure.code,
  };
  if (fields) answer.errors = translateFields(fields, translate);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(answer);
}

function translateFields(fields: Readonly<Record<string, readonly Words[]>>, translate: Translate) {
  return Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list.map(translate)]));
}
