import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recordFigure } from "#tests/support/promise.ts";

const root = join(import.meta.dirname, "../..");
const opens =
  /(?<![\w.])fetch\(|(?:from|import|import\(|require\()\s*["'](?:node:)?(?:net|tls|dns|dgram|http2|https|undici)(?:\/\w+)?["']|(?:https?|net|tls)\.(?:request|get|connect)\(/;

/** Where a connection out may be opened by a package: to PostgreSQL, the mail server, Stripe and a collector of traces. */
const asksOut = ["import pg from", 'import("nodemailer")', "new Stripe(", "OTLPTraceExporter("];

/**
 * And where by Node itself: to whom the configuration names, at those addresses and no other; and to the endpoints that an
 * owner has added, at public addresses alone (SPEC-4.61).
 */
const asksByItself = [
  "src/server/features/payments/providers/paypal/send-to-paypal.ts",
  "src/server/features/payments/providers/provider-agent.ts",
  // No connection: it looks a name up, to refuse one that leads into a private network.
  "src/server/platform/http/public-host.ts",
  "src/server/platform/storage/s3-request.ts",
  "src/server/platform/webhooks/post-webhook.ts",
];

test("REL-I12 nothing in the server opens a connection out, but to those that the configuration names, and an owner's webhooks", () => {
  const files = globSync("src/{server,domain,contracts}/**/*.ts", { cwd: root }).filter(
    (path) => !path.includes(".test."),
  );
  const code = (path: string) =>
    readFileSync(join(root, path), "utf8")
      .replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, "")
      .replace(/import (?:type )?\{ (?:isIP\w*|BlockList|Socket)\b[^;]*;/g, "");
  expect(files.filter((path) => opens.test(code(path))).sort()).toEqual(asksByItself);
  const out = files.filter((path) => asksOut.some((sign) => code(path).includes(sign)));
  expect(out.sort()).toEqual([
    "src/server/backup/stored-keys.ts",
    "src/server/features/payments/providers/stripe/ask-stripe.ts",
    "src/server/platform/database/postgres-pool.ts",
    // The doctor's question, of the same address.
    "src/server/platform/mail/ask-mail-server.ts",
    "src/server/platform/mail/transport.ts",
    // One that an owner typed, before it is kept.
    "src/server/platform/mail/try-mail-server.ts",
    "src/server/platform/traces/open-tracing.ts",
  ]);
  recordFigure(
    "REL-I12",
    `${files.length} files of the server: ${new Set([...asksByItself, ...out]).size} open a connection out, to PostgreSQL, SMTP, S3, Stripe, PayPal, a collector of traces and an owner's webhooks`,
  );
});
