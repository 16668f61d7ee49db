import type { Quote } from "../model/quote.ts";
import type { DrawnFile } from "./draw-picture.ts";

/** The files that a sketch of this quote may show: by the names of the request's form, and by their ids. */
export function filesOfQuote({ logo }: Quote): {
  readonly names: ReadonlyMap<string, number>;
  readonly byId: ReadonlyMap<string, DrawnFile>;
} {
  if (!logo) return { names: new Map(), byId: new Map() };
  return {
    names: new Map([["logo", logo.fileId]]),
    byId: new Map([[String(logo.fileId), { state: logo.state, preview_key: logo.previewKey }]]),
  };
}
