import type { Config } from "./config.ts";

/** The address that links and mails carry: never what a request claims. */
export function publicUrlOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Config, "PUBLIC_URL" | "HOST" | "PORT">): string {
  if (PUBLIC_URL) return PUBLIC_URL;
  const host = HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST;
  return `http://${host}:${PORT}`;
}
