import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/*
 * WEBHOOK_SECRET=whsec_… node docs/examples/receive-webhooks.ts 4000
 * Prints a line for each event that the shop tells of. A proxy in front of it speaks TLS.
 */
const [port = "4000"] = process.argv.slice(2);
const { WEBHOOK_SECRET: secret } = process.env;
if (!secret) throw new Error("WEBHOOK_SECRET is missing: the shop shows it when the endpoint is added.");
const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");

/** The same message may come again: a real receiver keeps these in its database. */
const known = new Set<string>();

/** Whether the shop has signed these bytes, within the last five minutes. */
function isGenuine(headers: IncomingHttpHeaders, body: Buffer): boolean {
  const id = String(headers["webhook-id"]);
  const sentAt = String(headers["webhook-timestamp"]);
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) <= 300)) return false;
  const wanted = createHmac("sha256", key).update(`${id}.${sentAt}.`).update(body).digest();
  // Several signatures, apart by a space, while a secret is replaced.
  return String(headers["webhook-signature"])
    .split(" ")
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ""), "base64"))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted));
}

const server = createServer(async (request, response) => {
  const body = await buffer(request);
  if (!isGenuine(request.headers, body)) {
    response.writeHead(401).end("The signature is not the shop's.\n");
    return;
  }
  // First the answer, then the work: the shop waits for ten seconds at most.
  response.writeHead(204).end();
  const id = String(request.headers["webhook-id"]);
  if (known.has(id)) return;
  known.add(id);
  const { type, data } = JSON.parse(body.toString("utf8")) as {
    type: string;
    data: { subject: string; id: number; number: string | null };
  };
  process.stdout.write(`${type}\t${data.subject} ${data.id}\t${data.number ?? ""}\n`);
});
server.listen(Number(port), () => {
  const address = server.address();
  process.stdout.write(`listening\t${typeof address === "object" ? address?.port : address}\n`);
});
