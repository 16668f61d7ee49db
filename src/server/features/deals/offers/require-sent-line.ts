import { type AboutLine, linesToWriteAbout } from "#domain/messages/about-line.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Quote } from "../model/quote.ts";
import { findVersions } from "../model/versions.repository.ts";

const noSuchLine: Message = /*i18n*/ {
  id: "message.about.unknown",
  message: "This line is not part of an offer that was sent. Please choose another.",
};

/** A line as a call names it. */
export type AskedLine = Pick<AboutLine, "version" | "line">;

/** The line of a sent offer that is written about, with the name that it has there (L8.1). @throws 422 */
export async function requireSentLine(
  db: Db,
  quote: Pick<Quote, "id">,
  asked: AskedLine,
): Promise<AboutLine> {
  const version = (await findVersions(db, quote)).find(
    ({ row }) => row.state !== "draft" && row.number === asked.version,
  );
  const lines = version ? linesToWriteAbout({ number: asked.version, ...version.content }) : [];
  const found = lines.find(({ line }) => line === asked.line);
  if (!found) throw new AppError("invalid", { fields: { about: [noSuchLine] } });
  return found;
}
