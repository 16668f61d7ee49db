import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** An answer ready to send: compressed, with every header that does not depend on the request. */
export interface CachedAnswer {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly identity: Buffer;
  readonly gzip: Buffer | undefined;
  readonly br: Buffer | undefined;
}

/** Undefined for what must not be cached. */
type Make = () => Promise<CachedAnswer | undefined>;

/** Answers that are the same for every visitor, by key, until the next change. */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #underway = new Map<string, Promise<CachedAnswer | undefined>>();
  readonly #mostBytes: number;
  #bytes = 0;

  /** @param mostBytes that it may hold, all encodings together; beyond that the oldest answers are dropped */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): CachedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Makes the answer of a key, once for all requests that ask meanwhile. One that fails is made again next time. */
  fill(key: string, make: Make): Promise<CachedAnswer | undefined> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const making = make()
      .then((answer) => {
        // After a change it is not under way any more: what was read before may be out of date.
        if (answer && this.#underway.get(key) === making) this.#store(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.#underway.get(key) === making) this.#underway.delete(key);
      });
    this.#underway.set(key, making);
    return making;
  }

  /** What the answers were made of has changed. */
  clear(): void {
    this.#answers.clear();
    this.#underway.clear();
    this.#bytes = 0;
  }

  #store(key: string, answer: CachedAnswer): void {
    const bytes = bytesOf(answer);
    // One large answer must not push out all others.
    if (bytes > this.#mostBytes / 2) return;
    this.#answers.set(key, answer);
    this.#bytes += bytes;
    for (const [oldest, dropped] of this.#answers) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#answers.delete(oldest);
      this.#bytes -= bytesOf(dropped);
    }
  }
}

/** With its headers and its place in the map, roughly. */
function bytesOf({ identity, gzip, br }: CachedAnswer): number {
  return 4_096 + identity.length + (gzip?.length ?? 0) + (br?.length ?? 0);
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses an answer and gives it its ETag. */
export async function compressAnswer(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<CachedAnswer> {
  const [gzipped, brotlied] = await Promise.all([
    compressGzip(body),
    // The highest quality takes a second for a page.
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { status: 200, etag: etagOf(body), headers, identity: body, gzip: gzipped, br: brotlied };
}

/** The same bytes have the same tag, on every node. */
export function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
