import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgresProgram } from "#server/platform/processes/find-postgres.ts";
import { asStaff, requestQuote } from "#tests/support/office.ts";
import { openFakePaypal } from "#tests/support/providers/paypal-fake.ts";
import { openFakeStripe } from "#tests/support/providers/stripe-fake.ts";
import { startFakeS3 } from "#tests/support/s3-fake.ts";
import { startServer } from "#tests/support/server-process.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { startCluster } from "../../tools/test/postgres-cluster.ts";
import { type Buyer, paying, untilStatus } from "./pay-until-crash.ts";

/**
 * A program of its own, to be run in a network of its own: a database, a mail server, a store and two payment providers
 * stand in it, and a shop under strace. Prints as JSON the addresses that the shop was given and those
 * that it connected to.
 */
const folder = temporaryFolder();
const trace = join(folder.path, "connections");
const initdb = findPostgresProgram("initdb");
const cluster = initdb ? await startCluster(join(initdb, "..")) : undefined;
const [sink, store, stripe, paypal] = await Promise.all([
  startSmtpSink(),
  startFakeS3(),
  openFakeStripe(),
  openFakePaypal(),
]);
const given = {
  ...(cluster && { database: cluster.url }),
  ...{ mail: sink.url, storage: store.endpoint, Stripe: stripe.url, PayPal: paypal.url },
};

const server = await startServer({
  // The shop itself is the child, so that signals reach it; strace is detached (`-D`).
  through: ["strace", "-D", "-f", "-qq", "-o", trace, "-e", "trace=connect,sendto,sendmsg,sendmmsg"],
  env: {
    ...{ ...stripe.environment, ...paypal.environment, STORAGE_URL: store.url, SMTP_URL: sink.url },
    ...{ DATABASE_URL: cluster?.url ?? "", RATE_LIMITS: "off", LOG_LEVEL: "error" },
  },
});

/** Every field that a visitor may fill holds an address, as does every header that may carry one. */
async function meetBuyer(): Promise<Buyer> {
  const quote = await requestQuote(server, {
    ...{ name: "Ann Miller", needsLogo: true, logo: tinyPng },
    message: "See http://evil.example/message or //evil.example, ftp://evil.example and \\\\evil.example\\x",
  });
  await asStaff(server, "POST", `/api/quotes/${quote.id}/update-logo-price`, { price_logo_quote: 25 });
  await asStaff(server, "POST", `/api/quotes/${quote.id}/confirm`, {});
  const mail = await sink.waitFor(
    ({ to, parsed }) => to.includes(quote.email) && /Checkout\//.test(parsed.text ?? ""),
    60_000,
  );
  return { quoteId: quote.id, bearer: /Checkout\/([\w-]+)/.exec(mail.parsed.text ?? "")?.[1] ?? "" };
}

const headers = {
  ...{ referer: "http://evil.example/", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
  ...{ "x-forwarded-for": "198.51.100.7", "x-original-url": "http://evil.example/" },
};
for (const path of ["/", "/devis", "/api/products", "/?url=http://evil.example&returnTo=//evil.example"])
  await (await fetch(server.url + path, { headers })).arrayBuffer();

const { byCard, byPaypal } = paying(stripe, paypal);
for (const pay of [byCard, byPaypal]) {
  const buyer = await meetBuyer();
  await pay(server, buyer);
  await untilStatus(server, buyer, "completed");
}
await sink.waitFor(({ parsed }) => /receipt/i.test(parsed.subject ?? ""), 60_000);
await server.stop();
const logos = [...store.objects.keys()].filter((key) => key.startsWith("logos/")).length;
const asked = { mails: sink.mails.length, logos, stripe: stripe.calls.length, paypal: paypal.calls.length };
process.stdout.write(JSON.stringify({ given, asked, trace: readFileSync(trace, "utf8") }));
for (const one of [sink, store, stripe, paypal]) await one[Symbol.asyncDispose]();
await cluster?.stop();
folder.remove();
