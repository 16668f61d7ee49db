import { isRecord, readNumber, readText } from "#domain/text/read-value.ts";

/** A picture in the widths the pages use, as its call answers it. */
export interface ReadPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** A tiny picture as data, shown while the real one loads. */
  readonly placeholder: string | null;
  readonly open_graph: string | null;
}

/** Accepts only paths of this shop, which load from no other host. */
function readPath(value: unknown): string | null {
  const path = readText(value);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

function readSource(value: unknown): ReadPicture["sources"][number] | undefined {
  if (!isRecord(value)) return undefined;
  const [type, srcset] = [readText(value.type), readPath(value.srcset)];
  return type !== null && srcset !== null ? { type, srcset } : undefined;
}

/** A picture; null when it is none that a page could show without jumping. */
export function readPicture(value: unknown): ReadPicture | null {
  if (!isRecord(value)) return null;
  const src = readPath(value.src);
  const [width, height] = [readNumber(value.width) ?? 0, readNumber(value.height) ?? 0];
  if (src === null || width <= 0 || height <= 0) return null;
  const placeholder = readText(value.placeholder);
  return {
    src,
    width,
    height,
    sources: Array.isArray(value.sources)
      ? value.sources.map(readSource).filter((source) => source !== undefined)
      : [],
    placeholder: placeholder?.startsWith("data:image/") ? placeholder : null,
    open_graph: readPath(value.open_graph),
  };
}

/** The shop's own pictures by name; whatever is none is left out, and no answer is no picture. */
export function readPictures(body: unknown): Readonly<Record<string, ReadPicture>> {
  const pictures: Record<string, ReadPicture> = {};
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    const picture = readPicture(value);
    if (picture) pictures[name] = picture;
  }
  return pictures;
}
