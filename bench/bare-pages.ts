import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** A bare server that sends the same bytes with the same headers. `ANSWER` names the file with them. */
interface Answer {
  readonly headers: Record<string, string>;
  /** In base64. */
  readonly body: string;
}
const { headers, body }: Answer = JSON.parse(readFileSync(process.env.ANSWER ?? "", "utf8"));
const bytes = Buffer.from(body, "base64");
const whole = { ...headers, "content-length": bytes.length };
createServer((_request, response) => {
  response.writeHead(200, whole);
  response.end(bytes);
}).listen(Number(process.env.PORT), "127.0.0.1");
