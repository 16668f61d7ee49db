import { isRecord, readJson } from "#domain/text/read-value.ts";
import { waits } from "#domain/time/waits.ts";
import { headersOfPage } from "./headers-of-page.ts";

/** Sends a call: over the network in the browser, in this process while a page is rendered on the server. */
export type Fetcher = (path: string, init?: RequestInit) => Promise<Response>;

/** A call that was answered with a refusal, or not at all: status 0, `code` "no_answer", "timeout" or "file_changed". */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's sentence, already in the reader's language; empty when it said none. */
  readonly serverMessage: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: string,
    body: Readonly<Record<string, unknown>> = {},
    retryAfter?: string | null,
  ) {
    super(`${status} ${code}`);
    this.name = "ApiFailure";
    this.status = status;
    this.code = code;
    this.body = body;
    this.serverMessage = typeof body.message === "string" ? body.message : "";
    this.errors = readFieldErrors(body.errors);
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) : undefined;
  }
}

export interface Sending {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly json?: unknown;
  readonly form?: FormData;
  readonly bearer?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetcher?: Fetcher;
  readonly timeoutMilliseconds?: number;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** Sends and reads JSON; the caller parses what comes. Throws `ApiFailure` for everything that is not 2xx. */
export async function send(path: string, sending: Sending = {}): Promise<unknown> {
  const response = await ask(path, sending);
  return readJson(await readBody(response.text()));
}

/** The answer as it comes, for what is no JSON. Throws as `send` does. */
export async function ask(path: string, sending: Sending = {}): Promise<Response> {
  const response = await reach(path, sending);
  if (response.ok) return response;
  // A refusal says enough by its status, whatever becomes of its body.
  const body = readJson(await response.text().catch(() => ""));
  const record = isRecord(body) ? body : {};
  const code = typeof record.code === "string" ? record.code : "unknown";
  throw new ApiFailure(response.status, code, record, response.headers.get("retry-after"));
}

/** An answer that breaks off, or never ends, is none. @throws ApiFailure */
export async function readBody<Body>(reading: Promise<Body>): Promise<Body> {
  try {
    return await reading;
  } catch (error) {
    throw failureOf(error);
  }
}

async function reach(path: string, sending: Sending): Promise<Response> {
  const { fetcher = globalThis.fetch.bind(globalThis), timeoutMilliseconds = waits.callTimeout } = sending;
  const headers = new Headers({ accept: "application/json", ...headersOfPage(), ...sending.headers });
  if (sending.bearer) headers.set("authorization", `Bearer ${sending.bearer}`);
  if (sending.json !== undefined) headers.set("content-type", "application/json");
  const body = sending.json === undefined ? sending.form : JSON.stringify(sending.json);
  const late = AbortSignal.timeout(timeoutMilliseconds);
  const signal = sending.signal ? eitherOf(late, sending.signal) : late;
  const init = { method: sending.method ?? "GET", headers, signal, ...(body === undefined ? {} : { body }) };
  try {
    return await fetcher(path, init);
  } catch (error) {
    throw sending.form ? await failureOfForm(failureOf(error), sending.form) : failureOf(error);
  }
}

/** `AbortSignal.any`, which Firefox ESR 115 does not have. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    else signal.addEventListener("abort", () => either.abort(signal.reason), { signal: either.signal });
  }
  return either.signal;
}

/**
 * Why a form got no answer. A browser refuses to send a file that was changed after it was chosen, which looks like a
 * missing network; reading the file tells.
 */
export async function failureOfForm(failure: ApiFailure, form: FormData): Promise<ApiFailure> {
  for (const value of form.values()) {
    if (!(value instanceof File)) continue;
    try {
      await value.slice(0, 1).arrayBuffer();
    } catch {
      return new ApiFailure(0, "file_changed");
    }
  }
  return failure;
}

function failureOf(error: unknown): ApiFailure {
  const isLate = error instanceof DOMException && error.name === "TimeoutError";
  return new ApiFailure(0, isLate ? "timeout" : "no_answer");
}

function readFieldErrors(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {};
  const read: Record<string, string[]> = {};
  for (const [field, list] of Object.entries(errors)) {
    const texts = Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
    if (texts.length > 0) read[field] = texts;
  }
  return read;
}
