import type { FastifyReply, FastifyRequest } from "fastify";
import { type ErrorAnswer, errorStatus } from "#contracts/error-codes.ts";
import type { Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { isOverload, type OverloadLog } from "../log/overload-log.ts";
import { asAppError } from "./as-app-error.ts";
import { errorPage, errorPagePolicy } from "./error-page.ts";
import { sentences } from "./sentences.ts";

type Translate = (message: Message) => string;

/** The locale and translations of the request. */
export interface Speech {
  readonly locale: Locale;
  readonly translate: Translate;
}

/** Answers every error: a message for the visitor, a code for the program, all of it for the log. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, translate }: Speech,
  overload?: OverloadLog,
) {
  const failure = asAppError(error);
  const status = errorStatus[failure.code];
  if (overload && isOverload(failure)) overload.note(request);
  else if (status >= 500)
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
  reply.code(status).header("cache-control", "no-store");
  if (!asksForPage(request)) return reply.type("application/json; charset=utf-8").send(answer);
  const page = errorPage({
    ...{ sentence: answer.message, locale, translate },
    mayPass: status === 429 || status >= 500,
    wasSent: request.method === "POST",
  });
  return reply.header("content-security-policy", errorPagePolicy).type("text/html; charset=utf-8").send(page);
}

/** Whether a person reads the answer where a page should be, and no program does. */
function asksForPage({ headers, url }: FastifyRequest): boolean {
  return (headers.accept?.includes("text/html") ?? false) && !/^\/(api|sandbox|storage)\//i.test(url);
}

function translateFields(fields: Readonly<Record<string, readonly Message[]>>, translate: Translate) {
  return Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list.map(translate)]));
}
