import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A page as it goes out: three encodings, and every header that does not depend on the request. */
export interface KeptPage {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly identity: Buffer;
  /** Absent where packing saves nothing. */
  readonly gzip: Buffer | undefined;
  readonly br: Buffer | undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Some 600 pages in their three encodings. A shop with more keeps those that were rendered last. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Pages that every visitor of one wording sees alike, by address. All are dropped when the catalogue's version changes;
 * a page that is asked for while it is being rendered waits for that one rendering.
 */
export class PageMemory {
  #pages = new Map<string, KeptPage>();
  #underway = new Map<string, Promise<KeptPage | undefined>>();
  #generation = 0;
  #bytes = 0;
  readonly #mostBytes: number;

  /** @param most bytes that it may hold, all encodings together */
  constructor(most = mostBytes) {
    this.#mostBytes = most;
  }

  get(key: string): KeptPage | undefined {
    return this.#pages.get(key);
  }

  /** Forgets everything; renderings under way are answered but no longer kept. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#bytes = 0;
    this.#underway.clear();
  }

  /** The page of this key, rendered once for all who wait. `render` answers nothing for what must not be kept. */
  fill(key: string, render: () => Promise<KeptPage | undefined>): Promise<KeptPage | undefined> {
    const waiting = this.#underway.get(key);
    if (waiting) return waiting;
    const generation = this.#generation;
    const rendering = render()
      .then((page) => {
        if (page && generation === this.#generation) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#underway.get(key) === rendering) this.#underway.delete(key);
      });
    this.#underway.set(key, rendering);
    return rendering;
  }

  #keep(key: string, page: KeptPage): void {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += bytesOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= bytesOf(page);
  }
}

/** With its headers and its place in the map, roughly. */
function bytesOf({ identity, gzip, br }: KeptPage): number {
  return 4_096 + identity.length + (gzip?.length ?? 0) + (br?.length ?? 0);
}

/** Makes the three encodings and the ETag of a rendered page. */
export async function keepPage(
  status: number,
  body: Buffer,
  headers: Record<string, string>,
): Promise<KeptPage> {
  const [gzipped, brotlied] = await Promise.all([
    zip(body, { level: 9 }),
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  ]);
  return { status, etag: etagOf(body), headers, identity: body, gzip: gzipped, br: brotlied };
}

/** The same bytes have the same tag, on every node. */
export function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
