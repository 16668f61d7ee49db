import { isEmailShaped } from "#domain/text/email-shape.ts";
import { type Config, demoSender } from "#server/config/config.ts";
import { readMailServer } from "#server/platform/mail/try-mail-server.ts";
import type { Services } from "#server/services.ts";

const named = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/;

/**
 * The sender of mails. The address is the one with which the shop was started; the name is the setting's, else the one
 * that was given there, else the shop's. The demo's is as it was given. Where none was given, a
 * mail server that was typed sends as the account that it knows.
 */
export function senderOf(
  { config, shop, keys }: Pick<Services, "config" | "shop" | "keys">,
  { SMTP_URL }: Pick<Config, "SMTP_URL"> = keys.current().config,
): string {
  const isTyped = config.SMTP_URL === "" && SMTP_URL !== "";
  const MAIL_FROM =
    isTyped && config.MAIL_FROM === demoSender ? ownSender(SMTP_URL, shop.facts()) : config.MAIL_FROM;
  const own = shop.settings().mail_from_name;
  const { isDemo, name } = shop.facts();
  if (isDemo && own === "") return MAIL_FROM;
  const [, given = "", address = MAIL_FROM] = named.exec(MAIL_FROM) ?? [];
  const started = config.MAIL_FROM === demoSender ? "" : given;
  return `"${(own || started || name).replace(/["\\]/g, "")}" <${address.trim()}>`;
}

function ownSender(
  smtpUrl: string,
  { name, email }: { readonly name: string; readonly email: string },
): string {
  const user = readMailServer(smtpUrl)?.user ?? "";
  return `"${name.replace(/["\\]/g, "")}" <${isEmailShaped(user) ? user : email}>`;
}
