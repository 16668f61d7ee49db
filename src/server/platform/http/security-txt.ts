import type { FastifyInstance } from "fastify";
import { isHttps } from "#domain/shop/is-https.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { days } from "#domain/time/durations.ts";

interface SecurityContact {
  readonly email: () => string;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** Half a year, renewed with each answer: copies of a shop that is no longer run expire. */
const validFor = days(180);

/** The contact for reports of vulnerabilities (REL-P9, RFC 9116). */
export function mountSecurityTxt(app: FastifyInstance, { email, publicUrl, clock }: SecurityContact): void {
  const path = "/.well-known/security.txt";
  app.get(path, { config: { policy: "anyone" } }, async (_request, reply) => {
    const expires = new Date(clock().getTime() + validFor).toISOString();
    const lines = [`Contact: ${mailtoOf(email())}`, `Expires: ${expires}`, "Preferred-Languages: en, fr"];
    // The standard wants the address of a shop that is reached safely, or none.
    if (isHttps(publicUrl)) lines.push(`Canonical: ${publicUrl}${path}`);
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`${lines.join("\n")}\n`);
  });
}
