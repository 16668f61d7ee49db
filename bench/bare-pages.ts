import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * The floor for reading: a bare `node:http` server that sends the same bytes with the same headers, or 304 to who has
 * them. `ANSWER` names a file with `{ headers, unchanged, etag, body }`, the body in base64; `unchanged` are those of a 304.
 */
interface Answer {
  headers: Record<string, string>;
  unchanged: Record<string, string>;
  etag: string;
  body: string;
}
const { headers, unchanged, etag, body }: Answer = JSON.parse(readFileSync(process.env.ANSWER ?? "", "utf8"));
const bytes = Buffer.from(body, "base64");
const known = { ...unchanged, etag };
const whole = { ...headers, etag, "content-length": bytes.length };
createServer((request, response) => {
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, known);
    response.end();
  } else {
    response.writeHead(200, whole);
    response.end(bytes);
  }
}).listen(Number(process.env.PORT), "127.0.0.1");
