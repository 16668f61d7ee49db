import type { FastifyInstance } from "fastify";
import type { Language } from "#domain/language/language.ts";
import type { MailTextName, OwnText, TextName } from "#domain/texts/text-names.ts";
import type { Actor } from "./access/actor.ts";
import type { CallCache } from "./platform/http/call-cache.ts";
import type { Routes } from "./platform/http/routes.ts";
import type { OutboxRow } from "./platform/mail/deliver-mails.ts";
import type { ComposedMail, OriginalText } from "./platform/pages/web-entry.ts";
import type { Services } from "./services.ts";

/** The texts of mails and pages as the shop came with them. */
export type OriginalTexts = (language: Language) => Promise<ReadonlyMap<TextName, OriginalText>>;

/** What a feature needs to bind its calls. `app` is for the few answers that are no JSON: files, frames, streams. */
export interface Mounting {
  readonly app: FastifyInstance;
  readonly routes: Routes<Actor>;
  readonly services: Services;
  /** Answers of the public calls of the catalogue. */
  readonly catalogueCache: CallCache;
  /** Fills the template of a mail for a preview; its link is not issued. */
  readonly composePreview: (row: OutboxRow) => Promise<ComposedMail>;
  readonly originals: OriginalTexts;
  /** Writes a mail with made-up values, in these words or in the original's; its link leads nowhere. */
  readonly previewMailText: (
    name: MailTextName,
    language: Language,
    own: OwnText | null,
  ) => Promise<ComposedMail>;
}
