import type { Message } from "../words.ts";

const invalid: Message = /*i18n*/ {
  id: "webhook.url.invalid",
  message:
    "This is no address that the shop can send to. It begins with https://, and holds no name or password.",
};

/** The most characters of an endpoint's address. */
export const longestWebhookUrl = 500;

/** An address as it is written: https, and plain http to this machine alone where the shop is tried out on it. */
export function webhookUrlRule(
  url: string,
  { mayBeLocal }: { readonly mayBeLocal: boolean },
): Message | undefined {
  const parsed = parse(url);
  if (!parsed || url.length > longestWebhookUrl) return invalid;
  const isPlain = parsed.username === "" && parsed.password === "" && parsed.hash === "";
  const isSent = parsed.protocol === "https:" || (mayBeLocal && isLocal(parsed));
  return isPlain && isSent ? undefined : invalid;
}

/** Plain http to this machine, as an address says it. */
export function isLocal({ protocol, hostname }: Pick<URL, "protocol" | "hostname">): boolean {
  return protocol === "http:" && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
