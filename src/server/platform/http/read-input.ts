import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Call, CallInput } from "#contracts/call.ts";
import type { Words } from "#domain/words.ts";
import { AppError } from "../errors/app-error.ts";
import { readMultipart } from "./read-multipart.ts";
import { wordsOfIssue } from "./words-of-issue.ts";

/**
 * Parses what a request brings by the call's contract. A broken address is 404 (there is no such thing);
 * a broken query or body is 422 with the sentences of its fields (decisions §0.9).
 */
export async function readInput<C extends Call>(call: C, request: FastifyRequest): Promise<CallInput<C>> {
  const params = call.params?.safeParse(request.params);
  if (params && !params.success) throw new AppError("not_found");
  const query = call.query ? parse(call.query, request.query) : undefined;
  const { body, files } = call.form
    ? await readForm(call, request)
    : { body: call.body ? parse(call.body, request.body ?? {}) : undefined, files: {} };
  // Each part was parsed by the schema it is typed by; the union of calls hides that from the compiler.
  return { params: params?.data, query, body, files } as unknown as CallInput<C>;
}

async function readForm(call: Call, request: FastifyRequest) {
  const form = call.form;
  if (!form) throw new Error("not a form");
  const { fields, files } = await readMultipart(request, form.files);
  return { body: parse(form.fields, fields), files };
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, Words[]> = {};
  for (const issue of parsed.error.issues) {
    for (const [field, words] of wordsOfIssue(issue)) {
      fields[field] ??= [];
      fields[field].push(words);
    }
  }
  throw new AppError("invalid", { fields });
}
