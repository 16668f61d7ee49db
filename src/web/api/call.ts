import type { Call, CallAnswer, CallInput } from "#contracts/call.ts";
import { type Fetcher, send } from "./send.ts";
import { sendWithProgress } from "./send-with-progress.ts";

interface Calling {
  readonly bearer?: string | null | undefined;
  readonly fetcher?: Fetcher;
  readonly timeoutMilliseconds?: number;
  readonly signal?: AbortSignal;
  /** The version of the row that is being changed: a stale one is answered 409 (§0.13). */
  readonly version?: number | undefined;
  readonly idempotencyKey?: string;
  /** Told how much of a form has left, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Makes a declared call and parses its answer by the contract. For the back office and the client's area: it brings
 * zod along, which the public pages do without (they read by the functions of `domain`).
 */
export async function call<const C extends Call>(
  contract: C,
  input: CallInput<C>,
  { version, idempotencyKey, onProgress, ...calling }: Calling = {},
): Promise<CallAnswer<C>> {
  const parts: { params?: object; query?: object; body?: unknown; form?: object; files?: object } = {
    ...input,
  };
  const headers: Record<string, string> = {};
  if (version !== undefined) headers["if-match"] = `"${version}"`;
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  const path = pathOf(contract.path, parts);
  const form = contract.form && formOf(parts);
  const body =
    form && onProgress
      ? await sendWithProgress(path, { form, headers, onProgress, bearer: calling.bearer })
      : await send(path, {
          ...calling,
          method: contract.method,
          headers,
          ...(contract.body ? { json: parts.body ?? {} } : {}),
          ...(form ? { form } : {}),
        });
  const answer = contract.answers[200] ?? contract.answers[201];
  if (!answer) throw new Error(`${contract.path} declares no answer`);
  // The schema that parsed it is the one that gives the type.
  return answer.parse(body) as CallAnswer<C>;
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

function formOf({ form = {}, files = {} }: { form?: object; files?: object }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined || value === null) continue;
    data.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of Object.entries(files)) if (file instanceof Blob) data.set(name, file);
  return data;
}
