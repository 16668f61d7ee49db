import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { seconds } from "#domain/time/durations.ts";
import type { S3Address } from "./s3-address.ts";
import { askS3, errorCodeOf, s3Timeout } from "./s3-request.ts";
import { assertKey, type Storage } from "./storage.ts";
import { StorageError } from "./storage-error.ts";

/** How long a successful write check is cached: /readyz is requested every few seconds, by many. */
const believed = seconds(30);

/** What is not said by an S3 in these words must not be taken for one's answer: a proxy's page, say. */
const stranger = () =>
  new StorageError("What answers at STORAGE_URL is no S3-compatible store.", { isPassing: true });

/**
 * Files in a bucket (ADR-23). Everything goes through the shop: no address of the store is ever given away, so a
 * bucket without public access keeps logos private.
 */
export function s3Storage(address: S3Address, timeout = s3Timeout): Storage {
  const ask = askS3(address, timeout);
  const { prefix } = address;
  const pathOf = (key: string) => {
    assertKey(key);
    return `/${prefix}${key}`;
  };

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const response = await ask({ method: "PUT", path: pathOf(key), body: bytes });
    await response.arrayBuffer();
    if (!response.headers.get("etag")) throw stranger();
  }

  async function read(key: string): Promise<Response | undefined> {
    const response = await ask({ method: "GET", path: pathOf(key), alsoTakes: [404] });
    if (response.status === 404) {
      // A bucket that is gone, or another server in its place, must not pass for a file that is gone.
      if (errorCodeOf(await response.text()) === "NoSuchKey") return undefined;
      throw stranger();
    }
    if (!response.headers.get("etag")) throw stranger();
    return response;
  }

  async function remove(key: string): Promise<void> {
    const response = await ask({ method: "DELETE", path: pathOf(key), alsoTakes: [404] });
    const said = await response.text();
    if (response.status === 404 && errorCodeOf(said) !== "NoSuchKey") throw stranger();
  }

  let wroteAt = Number.NEGATIVE_INFINITY;
  return {
    put,
    remove,
    async get(key) {
      const response = await read(key);
      return response && Buffer.from(await bodyOf(response));
    },
    async open(key) {
      const response = await read(key);
      if (!response) return undefined;
      const byteSize = Number(response.headers.get("content-length") ?? Number.NaN);
      if (!response.body || !Number.isInteger(byteSize)) throw stranger();
      return { stream: Readable.from(response.body, { objectMode: false }), byteSize };
    },
    async check() {
      if (performance.now() - wroteAt < believed) return;
      wroteAt = Number.NEGATIVE_INFINITY;
      const key = `checks/${randomBytes(8).toString("hex")}`;
      await put(key, Buffer.from("ok"));
      await remove(key);
      wroteAt = performance.now();
    },
    async *list() {
      let token = "";
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix });
        if (token) query.set("continuation-token", token);
        const response = await ask({ method: "GET", path: `?${query}` });
        const xml = await response.text();
        if (!xml.includes("<ListBucketResult")) throw stranger();
        for (const [, key = ""] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          if (!key.startsWith(`${prefix}checks/`)) yield key.slice(prefix.length);
        }
        token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]?.replaceAll("&amp;", "&") ?? "";
      } while (token);
    },
  };
}

async function bodyOf(response: Response): Promise<ArrayBuffer> {
  try {
    return await response.arrayBuffer();
  } catch (cause) {
    throw new StorageError("The store of STORAGE_URL fell silent within an answer.", {
      isPassing: true,
      cause,
    });
  }
}
