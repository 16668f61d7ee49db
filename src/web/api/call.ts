import type { z } from "zod";
import { type Call, type CallAnswer, type CallForm, type CallInput, takesKey } from "#contracts/call.ts";
import { readAnswer } from "./read-answer.ts";
import { type Fetcher, send } from "./send.ts";
import { sendWithProgress } from "./send-with-progress.ts";
import { textOfForm, underOneKey } from "./under-one-key.ts";

interface Calling {
  readonly bearer?: string | null | undefined;
  readonly fetcher?: Fetcher;
  readonly timeoutMilliseconds?: number;
  readonly signal?: AbortSignal;
  /** The version of the row that is being changed: a stale one is answered 409. */
  readonly version?: number | undefined;
  /** For a press that sends several commands: this one keeps its key when the next one fails. */
  readonly idempotencyKey?: string;
  /** Called with the share of a form that is sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** A call whose answer the screens can read with less in it than the server gives. */
export interface ReadCall extends Call {
  readonly reads?: z.ZodType;
}

/** What is read of a call's 2xx answer. */
export type CallRead<C extends ReadCall> = C extends { readonly reads: infer S extends z.ZodType }
  ? z.output<S>
  : CallAnswer<C>;

/** The call, with what a browser reads of its answer: at least the fields that the specification names. */
export function readsAs<const C extends Call, S extends z.ZodType>(contract: C, reads: S) {
  return { ...contract, reads };
}

/**
 * Makes a declared call and reads its answer. For the back office and the client's area: it brings zod along, which the
 * public pages do without (they read by the functions of `domain`).
 */
export async function call<const C extends ReadCall>(
  contract: C,
  input: CallInput<C>,
  calling: Calling = {},
): Promise<CallRead<C>> {
  const body = await exchange(contract, input, calling);
  const answer = contract.reads ?? contract.answers[200] ?? contract.answers[201];
  if (!answer) throw new Error(`${contract.path} declares no answer`);
  // The schema that reads it is the one that gives the type.
  return readAnswer(answer, body, `${contract.method} ${contract.path}`) as CallRead<C>;
}

/** Makes a declared call for what it does: any 2xx answer is success, whatever it holds. */
export async function callToDo<const C extends Call>(
  contract: C,
  input: CallInput<C>,
  calling: Calling = {},
): Promise<void> {
  await exchange(contract, input, calling);
}

async function exchange<const C extends Call>(
  contract: C,
  input: CallInput<C>,
  { version, idempotencyKey, onProgress, ...calling }: Calling,
): Promise<unknown> {
  const parts: Parts = { ...input };
  const path = pathOf(contract.path, parts);
  const form = contract.form && formOf(contract.form, parts);
  const sendUnder = async (key: string | undefined) => {
    const headers: Record<string, string> = {};
    if (version !== undefined) headers["if-match"] = `"${version}"`;
    if (key) headers["idempotency-key"] = key;
    if (form && onProgress) return await sendWithProgress(path, { ...calling, form, headers, onProgress });
    return await send(path, {
      ...calling,
      method: contract.method,
      headers,
      ...(contract.body ? { json: parts.body ?? {} } : {}),
      ...(form ? { form } : {}),
    });
  };
  // A visitor who signs in wants a session, not to be told that he has one.
  if (idempotencyKey || !calling.bearer || !takesKey(contract)) return await sendUnder(idempotencyKey);
  const said = form ? textOfForm(form) : parts.body;
  // Without the version: after a silence the page may have read again what was done.
  return await underOneKey(JSON.stringify([contract.method, path, said]), sendUnder);
}

function pathOf(path: string, { params = {}, query = {} }: { params?: object; query?: object }): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? "")),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== "") search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

interface Parts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly form?: object;
  readonly files?: object;
  readonly several?: readonly Blob[];
}

function formOf(declared: CallForm, { form = {}, files = {}, several = [] }: Parts): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined || value === null) continue;
    data.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of Object.entries(files)) if (file instanceof Blob) data.set(name, file);
  for (const file of several) if (declared.several) data.append(declared.several.name, file);
  return data;
}
