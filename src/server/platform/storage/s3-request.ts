import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { seconds } from "#domain/time/durations.ts";
import type { S3Address } from "./s3-address.ts";
import { StorageError } from "./storage-error.ts";

/** How long a store may take for the head of its answer, and how much longer for each megabyte that it is sent. */
export const s3Timeout = seconds(3);
const timeoutForMegabyte = seconds(1);
/** A body may come as slowly as its reader takes it, up to this. */
const wholeBody = seconds(60);
const attempts = 3;
/** No further attempt begins after this time, so that the caller has an answer within eight seconds. */
const beginUntil = seconds(4);

/** A file of the disk, which is read as it is sent: one of gigabytes needs no memory. */
export interface FileBody {
  readonly path: string;
  readonly byteSize: number;
  readonly sha256: string;
}

interface Asked {
  readonly method: "GET" | "PUT" | "DELETE";
  /** What follows the bucket: `/key`, or `?query`. */
  readonly path: string;
  readonly body?: Uint8Array | FileBody;
  readonly signal?: AbortSignal | undefined;
  /** Statuses that are no error, beside 2xx. */
  readonly alsoTakes?: readonly number[];
}

export type AskS3 = (asked: Asked) => Promise<Response>;

/**
 * Sends a request to the store. Each attempt is signed anew and sends the same bytes, whose hash is part of
 * the signature, so that the store refuses a truncated body. Timeouts, broken connections, 429 and 5xx are
 * retried.
 * @param timeoutMs how long a store may take for the head of an answer, in milliseconds
 * @throws StorageError
 */
export function askS3({ bucket, region, accessKeyId, secretAccessKey }: S3Address, timeoutMs: number): AskS3 {
  const credentials = { accessKeyId, secretAccessKey, region, service: "s3" };

  async function attempt({ method, path, body, signal }: Asked): Promise<Response> {
    // Loaded with the first request: a shop that stores its files in a folder starts without it.
    const { AwsV4Signer } = await import("aws4fetch");
    const { hash, byteSize } = described(body);
    const headers = { "x-amz-content-sha256": hash };
    const signer = new AwsV4Signer({ ...credentials, method, url: bucket + path, headers });
    const signed = await signer.sign();
    // S3 takes no body whose length it is not told.
    if (body) signed.headers.set("content-length", String(byteSize));
    const late = new AbortController();
    const allowed = timeoutMs + Math.ceil((byteSize / 1_000_000) * timeoutForMegabyte);
    const timer = setTimeout(() => late.abort(new Error("no answer in time")), allowed);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        // A redirect would send the signature to another host.
        redirect: "manual",
        signal: AbortSignal.any([
          ...[late.signal, AbortSignal.timeout(allowed + wholeBody)],
          ...(signal ? [signal] : []),
        ]),
        ...(body && sentBody(body)),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return async (asked) => {
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(asked).catch(noAnswer);
      if (answer instanceof Response && (answer.ok || asked.alsoTakes?.includes(answer.status)))
        return answer;
      const error = answer instanceof Response ? await errorOf(answer) : answer;
      if (!error.isPassing || tries === attempts || performance.now() - began > beginUntil) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** tries * (1 + Math.random())));
    }
  };
}

function described(body: Asked["body"]): { readonly hash: string; readonly byteSize: number } {
  if (body && "path" in body) return { hash: body.sha256, byteSize: body.byteSize };
  const hash = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  return { hash, byteSize: body?.length ?? 0 };
}

/** A file is opened for each attempt anew. */
function sentBody(body: NonNullable<Asked["body"]>) {
  if (!("path" in body)) return { body: new Uint8Array(body) };
  const file = createReadStream(body.path);
  const pieces = file[Symbol.asyncIterator]();
  const stream = new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void file.destroy(),
  });
  return { body: stream, duplex: "half" } as const;
}

function noAnswer(cause: unknown): StorageError {
  return new StorageError("The store of STORAGE_URL does not answer.", { isPassing: true, cause });
}

const words: readonly (readonly [RegExp, string])[] = [
  [/^(InvalidAccessKeyId|SignatureDoesNotMatch)$/, "The store refused the key or the secret in STORAGE_URL."],
  [/^AccessDenied$/, "The key in STORAGE_URL may not do this in that bucket."],
  [/^NoSuchBucket$/, "The bucket in STORAGE_URL does not exist. Create it first."],
  [
    /^(AuthorizationHeaderMalformed|PermanentRedirect|TemporaryRedirect)$/,
    "The bucket in STORAGE_URL is in another region: name it with ?region=…",
  ],
  [
    /^RequestTimeTooSkewed$/,
    "The store's clock and this machine's differ: let this one follow a time server.",
  ],
];

async function errorOf(answer: Response): Promise<StorageError> {
  const { status } = answer;
  const code = errorCodeOf(await answer.text().catch(() => ""));
  const known = words.find(([codes]) => codes.test(code))?.[1];
  const message = known ?? `The store of STORAGE_URL answered ${status}${code && ` (${code})`}.`;
  return new StorageError(message, { isPassing: status >= 500 || status === 429 || status === 408 });
}

/** The code of an S3 error, e.g. `NoSuchKey`; empty when the answer is not S3's. */
export function errorCodeOf(xml: string): string {
  return /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? "";
}
