import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Call, CallData } from "#contracts/call.ts";
import { isRecord } from "#domain/text/read-value.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "../errors/app-error.ts";
import { readMultipart, type UploadedFile } from "./read-multipart.ts";
import { wordsOfIssue } from "./words-of-issue.ts";

interface Input<C extends Call> {
  readonly data: CallData<C>;
  readonly files: Readonly<Record<string, UploadedFile>>;
  readonly several: readonly UploadedFile[];
}

/**
 * Parses what a request brings by the call's contract. A broken address is 404 (there is no such thing);
 * a broken query or body is 422 with the sentences of its fields.
 */
export async function readInput<C extends Call>(call: C, request: FastifyRequest): Promise<Input<C>> {
  const data: Record<string, unknown> = {};
  if (call.params) {
    const params = call.params.safeParse(request.params);
    if (!params.success) throw new AppError("not_found");
    data.params = params.data;
  }
  if (call.query) data.query = parse(call.query, request.query);
  // A form would pass for no body at all: the parser for forms leaves it to the calls that declare one.
  if (call.body && !call.takesForms && request.isMultipart()) throw new AppError("unsupported_media_type");
  // No body is an empty one; one that says `null` is what it says.
  if (call.body) data.body = parse(call.body, request.body === undefined ? {} : request.body);
  const multipart = call.form && (await readMultipart(request, call.form));
  if (call.form && multipart) data.form = parse(call.form.fields, multipart.fields);
  // Every part was parsed by the schema that gives its type; that they were put together here is hidden from the compiler.
  return {
    data: data as CallData<C>,
    files: multipart?.files ?? {},
    several: multipart?.several ?? [],
  };
}

/** More fields than any call has: a body of 95,000 unknown names would be answered by as many sentences. */
const mostFields = 100;

function parse(schema: z.ZodType, value: unknown): unknown {
  if (isRecord(value) && Object.keys(value).length > mostFields) throw new AppError("too_large");
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // Nothing is inherited: a field may be called `toString`.
  const fields: Record<string, Message[]> = Object.create(null);
  for (const issue of parsed.error.issues) {
    for (const [field, words] of wordsOfIssue(issue)) {
      fields[field] ??= [];
      fields[field].push(words);
    }
  }
  throw new AppError("invalid", { fields });
}
