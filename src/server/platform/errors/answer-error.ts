import type { FastifyReply, FastifyRequest } from "fastify";
import { type ErrorAnswer, errorStatus } from "#contracts/error-codes.ts";
import type { Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { isOverload, type OverloadLog } from "../log/overload-log.ts";
import { AppError } from "./app-error.ts";
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
  // A body that broke off says nothing of the shop, whatever its reader made of it.
  const failure = isBrokenOff(request)
    ? new AppError("unreadable_body", { cause: error })
    : asAppError(error);
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

/** The client hung up before all of its body came. */
function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Whether a person reads the answer where a page should be, and no program does. */
function asksForPage({ headers, url }: FastifyRequest): boolean {
  return (headers.accept?.includes("text/html") ?? false) && !/^\/(api|sandbox|storage)\//i.test(url);
}

/** As many as a person reads: a list of 10,000 wrong ids would be answered by as many sentences. */
const mostSentences = 50;

function translateFields(fields: Readonly<Record<string, readonly Message[]>>, translate: Translate) {
  const said: Record<string, string[]> = Object.create(null);
  let left = mostSentences;
  for (const [field, list] of Object.entries(fields)) {
    if (left === 0) break;
    said[field] = list.slice(0, left).map(translate);
    left -= said[field].length;
  }
  return said;
}
