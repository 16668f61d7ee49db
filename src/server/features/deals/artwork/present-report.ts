import type { ArtworkReportAnswer } from "#contracts/quotes/artwork.ts";
import type { ArtworkType } from "#domain/artwork/artwork-file.ts";
import { artworkNotes, sharpUpTo } from "#domain/artwork/artwork-report.ts";
import type { Locale } from "#domain/language/language.ts";
import type { Services } from "#server/services.ts";
import type { PictureFacts } from "./decode-logo.ts";

interface Reported {
  readonly type: ArtworkType;
  /** Undefined where the file could not be drawn. */
  readonly facts: PictureFacts | undefined;
  /** How wide it is to be printed. */
  readonly widthMm?: number | undefined;
  readonly locale: Locale;
}

/** What a file is good for in print, in the reader's language. */
export function presentReport(
  { translate }: Pick<Services, "translate">,
  { type, facts, widthMm, locale }: Reported,
): ArtworkReportAnswer {
  const { level, notes } = artworkNotes({ type, picture: facts, drawing: facts?.drawing }, widthMm);
  const { drawing, counted, widthPx = null, heightPx = null } = facts ?? {};
  return {
    ...{ type, width_px: widthPx, height_px: heightPx },
    pages: drawing?.pages ?? null,
    size_mm: drawing ? { width: drawing.widthMm, height: drawing.heightMm } : null,
    fonts: drawing?.fonts ?? null,
    spot_colours: [...(drawing?.spotColours ?? [])],
    is_vector: drawing?.isVector ?? (facts ? false : null),
    has_transparency: counted?.hasTransparency ?? false,
    has_white_box: counted?.hasWhiteBox ?? false,
    colours: [...(counted?.colours ?? [])],
    colour_count: counted?.count ?? null,
    sharp_up_to_mm: widthPx === null ? null : sharpUpTo(widthPx),
    ...{ level, notes: notes.map((note) => translate(locale, note)) },
  };
}
