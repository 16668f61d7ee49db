import type { FastifyInstance } from "fastify";
import type { Actor } from "./access/actor.ts";
import type { CallCache } from "./platform/http/call-cache.ts";
import type { Routes } from "./platform/http/routes.ts";
import type { OutboxRow } from "./platform/mail/deliver-mails.ts";
import type { ComposedMail } from "./platform/pages/web-entry.ts";
import type { Services } from "./services.ts";

/** What a feature needs to bind its calls. `app` is for the few answers that are no JSON: files, frames, streams. */
export interface Mounting {
  readonly app: FastifyInstance;
  readonly routes: Routes<Actor>;
  readonly services: Services;
  /** Answers of the public calls of the catalogue. */
  readonly catalogueCache: CallCache;
  /** Fills the template of a mail for a preview; its link is not issued. */
  readonly composePreview: (row: OutboxRow) => Promise<ComposedMail>;
}
