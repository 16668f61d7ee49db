import { demoSender } from "./config.ts";
import type { Services } from "./services.ts";

const named = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/;

/**
 * The sender of mails. The address is the one with which the shop was started; the name is the setting's, else the one
 * that was given there, else the shop's. The demo's is as it was given.
 */
export function senderOf({ config, shop }: Pick<Services, "config" | "shop">): string {
  const { MAIL_FROM } = config;
  const own = shop.settings().mail_from_name;
  const { isDemo, name } = shop.facts();
  if (isDemo && own === "") return MAIL_FROM;
  const [, given = "", address = MAIL_FROM] = named.exec(MAIL_FROM) ?? [];
  const started = MAIL_FROM === demoSender ? "" : given;
  return `"${(own || started || name).replace(/["\\]/g, "")}" <${address.trim()}>`;
}
