import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * The floor for reading: a bare `node:http` server that sends the same bytes with the same headers, or 304 to who has
 * them. `ANSWER` names a file with `{ headers, etag, body }`, the body in base64.
 */
const { headers, etag, body }: { headers: Record<string, string>; etag: string; body: string } = JSON.parse(
  readFileSync(process.env.ANSWER ?? "", "utf8"),
);
const bytes = Buffer.from(body, "base64");
const whole = { ...headers, etag, "content-length": bytes.length };
createServer((request, response) => {
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, { ...headers, etag });
    response.end();
  } else {
    response.writeHead(200, whole);
    response.end(bytes);
  }
}).listen(Number(process.env.PORT), "127.0.0.1");
