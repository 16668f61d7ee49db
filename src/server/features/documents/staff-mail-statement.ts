import type { Mail } from "#contracts/mails.ts";
import { statementWords } from "#domain/books/statement-words.ts";
import type { Language } from "#domain/language/language.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import { readStatement, type Statement, type Whose } from "#server/features/books/read-statement.ts";
import { ownAccount } from "#server/features/settings/own-bank-details.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { statementDocument } from "./layouts/statement-document.ts";

type Reading = Printing & Pick<Services, "translate" | "config">;

/** What a company or a client owes at the end of a day, as a PDF in the buyer's language. @throws 404, 503 */
export async function staffReadStatement(
  services: Reading,
  whose: Whose,
  day: string | undefined,
): Promise<PdfFile> {
  const statement = await readStatement(services, whose, day);
  const { language } = statement;
  return await printStatement(services, statement, { language, isForMail: false });
}

/** The same for the mail that it is attached to. */
export async function systemReadStatement(
  services: Reading,
  { companyId, clientId, on }: Extract<Mail, { readonly template: "statement" }>,
  language: Language,
): Promise<PdfFile> {
  const whose = companyId === null ? { clientId: clientId ?? 0 } : { companyId };
  return await printStatement(services, await readStatement(services, whose, on), {
    ...{ language, isForMail: true },
  });
}

async function printStatement(
  services: Reading,
  statement: Statement,
  { language, isForMail }: { readonly language: Language; readonly isForMail: boolean },
): Promise<PdfFile> {
  const { shop, config, clock } = services;
  const layout = statementDocument(statement, {
    ...{ language, facts: shop.facts(), now: clock(), publicUrl: publicUrlOf(config) },
    account: ownAccount(shop.settings()),
    say: (message) => services.translate(language, message),
  });
  return await printDocument(services, layout, { name: `statement_${statement.on}`, isForMail });
}

/** Mails the statement to those whose orders owe something. @throws 404; 409 where nothing is owed */
export async function staffMailStatement(
  services: Services,
  actor: Staff,
  { whose, day }: { readonly whose: Whose; readonly day: string | undefined },
): Promise<string[]> {
  const { db, clock, notifyMailWorker } = services;
  const { on, owedCents, creditCents, clients } = await readStatement(services, whose, day);
  const amountCents = Math.max(0, owedCents - creditCents);
  if (owedCents <= 0) throw new AppError("conflict", { message: statementWords.nothingOwed });
  const ids = "companyId" in whose ? { clientId: null, ...whose } : { companyId: null, ...whose };
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    for (const client of clients)
      await postMail(
        transaction,
        { template: "statement", ...ids, name: client.name, on, amountCents },
        client,
        at,
      );
    const subject = "companyId" in whose ? "company" : "client";
    await recordAudit(transaction, {
      ...{ subject, subjectId: "companyId" in whose ? whose.companyId : whose.clientId },
      ...{ actor: auditActorOf(actor), action: `${subject}.mail-statement`, at },
      after: { on, amount_cents: amountCents, mails: clients.length },
    });
  });
  notifyMailWorker();
  return clients.map(({ email }) => email);
}
