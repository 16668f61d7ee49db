import type { SpokenText } from "#contracts/texts.ts";
import type { Language } from "#domain/language/language.ts";
import { type OwnText, partsOfText, type TextName } from "#domain/texts/text-names.ts";
import { checkText } from "#domain/texts/text-rules.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { lockVersion, raiseVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { textsVersion } from "./find-own-text.ts";
import { showText } from "./staff-list-texts.ts";
import { findTextRow, ownTextOf, storeText } from "./texts.repository.ts";

interface Change {
  readonly name: TextName;
  readonly language: Language;
  /** Null to say the original again. */
  readonly text: OwnText | null;
  readonly expectedVersion: number | undefined;
}

/** Says a text in the shop's own words, or in the original's again. @throws invalid; conflict with the text as it stands */
export async function staffChangeText(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff,
  { name, language, text, expectedVersion }: Change,
): Promise<SpokenText> {
  const wrong = Object.entries(text ? checkText(name, text) : {});
  if (wrong.length > 0)
    throw new AppError("invalid", {
      fields: Object.fromEntries(wrong.map(([part, message]) => [part, [message]])),
    });
  const at = clock();
  return await db.transaction().execute(async (transaction) => {
    // Changes come one after the other, so that none overwrites what its author has not seen.
    await lockVersion(transaction, textsVersion);
    const row = await findTextRow(transaction, name, language);
    if (expectedVersion !== undefined && expectedVersion !== (row?.version ?? 0))
      throw new AppError("conflict", { extra: { fresh: showText(row) } });
    const before = ownTextOf(row);
    const after = text && withAllParts(name, text);
    if (JSON.stringify(before) === JSON.stringify(after)) return showText(row);
    const stored = await storeText(transaction, {
      ...{ name, language, text: after && JSON.stringify(after) },
      ...{ changed_by: actor.userId, changed_at: at.toISOString() },
    });
    await raiseVersion(transaction, textsVersion);
    await recordAudit(transaction, {
      subject: "text",
      subjectId: stored.id,
      action: after ? "text.update" : "text.reset",
      actor: auditActorOf(actor),
      before: { ...before },
      after: { ...after },
      at,
    });
    return showText(stored);
  });
}

/** One that was left out is empty. */
function withAllParts(name: TextName, text: OwnText): OwnText {
  return Object.fromEntries(partsOfText(name).map((part) => [part, text[part] ?? ""]));
}
