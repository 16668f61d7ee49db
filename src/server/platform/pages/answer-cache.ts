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

/** Nothing for what must not be kept. */
type Render = () => Promise<KeptPage | undefined>;

interface Kept {
  readonly page: KeptPage;
  readonly render: Render;
  readonly generation: number;
}

/** A change is looked up twice a second and is to be seen everywhere within one: this leaves time for a render. */
const formerMs = 250;

/**
 * Pages that every visitor of one wording sees alike, by address. A page that is asked for while it is being rendered
 * waits for that one rendering. After a change the former page is still answered for a moment, while the new one is
 * made.
 */
export class PageMemory {
  readonly #pages = new Map<string, Kept>();
  readonly #underway = new Map<string, Promise<KeptPage | undefined>>();
  readonly #toRenew = new Set<string>();
  #isRenewing = false;
  #generation = 0;
  #bytes = 0;
  readonly #mostBytes: number;

  /**
   * @param mostBytes that it may hold, all encodings together: 64 MB are some 600 pages. With more pages than that, the
   * ones that were rendered last are kept.
   */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The page as it stands now. */
  get(key: string): KeptPage | undefined {
    const kept = this.#pages.get(key);
    return kept?.generation === this.#generation ? kept.page : undefined;
  }

  /** The same; or, for a moment after a change, the page before it, which is then made anew. */
  getOrFormer(key: string): KeptPage | undefined {
    const kept = this.#pages.get(key);
    if (kept && kept.generation !== this.#generation) {
      this.#toRenew.add(key);
      void this.#renew();
    }
    return kept?.page;
  }

  /** What was rendered is of the past: it is renewed where it is asked for, and forgotten everywhere else. */
  change(): void {
    this.#generation += 1;
    this.#underway.clear();
    const present = this.#generation;
    const forget = () => {
      for (const [key, { generation }] of this.#pages) if (generation < present) this.#drop(key);
    };
    setTimeout(forget, formerMs).unref();
  }

  /** The page of this key, rendered once for all who wait. */
  fill(key: string, render: Render): Promise<KeptPage | undefined> {
    const waiting = this.#underway.get(key);
    if (waiting) return waiting;
    const generation = this.#generation;
    const rendering = render()
      .then((page) => {
        if (page && generation === this.#generation) this.#keep(key, { page, render, generation });
        return page;
      })
      .finally(() => {
        if (this.#underway.get(key) === rendering) this.#underway.delete(key);
      });
    this.#underway.set(key, rendering);
    return rendering;
  }

  /** One after the other, so that whoever asks for another page meanwhile waits for one of them at most. */
  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    for (const key of this.#toRenew) {
      const kept = this.#pages.get(key);
      // Whoever asks when the former page is gone meets the fault himself.
      if (kept && kept.generation !== this.#generation)
        await this.fill(key, kept.render).catch(() => undefined);
      this.#toRenew.delete(key);
    }
    this.#isRenewing = false;
  }

  #keep(key: string, kept: Kept): void {
    this.#drop(key);
    this.#pages.set(key, kept);
    this.#bytes += bytesOf(kept.page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#bytes -= bytesOf(kept.page);
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
    brotli(body, { params: packingOf(body.length) }),
  ]);
  return { status, etag: etagOf(body), headers, identity: body, gzip: gzipped, br: brotlied };
}

/** Pages up to here hardly repeat anything that lies further back than the small window reaches. */
const smallBytes = 128 * 1024;

/**
 * With a window of more than 64 kB, Brotli's quality 9 looks repetitions up in a table of 33 MB, which the system makes
 * and takes back for each page: 20 ms of a thread and 4 of the one that answers. With the small window it is 1 MB, for
 * four thousandths more bytes; where that window is too small, quality 5 does with as little, for three hundredths.
 */
function packingOf(bytes: number): Record<number, number> {
  const [quality, window] = bytes <= smallBytes ? [9, 16] : [5, 22];
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  };
}

/** The same bytes have the same tag, on every node. */
export function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
