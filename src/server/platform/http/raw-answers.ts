import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorCode } from "#contracts/error-codes.ts";
import type { LineVerdict } from "./request-line.ts";

type Headers = Readonly<Record<string, string>>;

/** Nothing of such a request says which language its sender reads: both stand here. */
const refusals = {
  400: {
    code: "unreadable_body",
    message: "The request could not be read. / La requête n’a pas pu être lue.",
  },
  408: {
    code: "too_slow",
    message: "The request did not arrive in time. / La requête n’est pas arrivée à temps.",
  },
  431: {
    code: "too_large",
    message: "This is larger than we can accept. / C’est plus que ce que nous pouvons accepter.",
  },
} as const satisfies Record<number, { code: ErrorCode; message: string }>;

type RefusalStatus = keyof typeof refusals;

/** Refuses a request that reaches no route, with the shop's headers and a body as of every other refusal. */
function refuseRequest(response: ServerResponse, status: RefusalStatus, shopHeaders: Headers): void {
  const body = JSON.stringify(refusals[status]);
  response.writeHead(status, headersOf(body, shopHeaders)).end(body);
}

/** Answers a request whose line leads no further; a redirect is a 308, so that a form that was posted is posted there. */
export function answerLine(
  verdict: LineVerdict,
  request: IncomingMessage,
  response: ServerResponse,
  shopHeaders: Headers,
): void {
  request.resume();
  if ("refusal" in verdict) refuseRequest(response, verdict.refusal, shopHeaders);
  else response.writeHead(308, { ...shopHeaders, location: verdict.redirect, "content-length": "0" }).end();
}

/** Answers what Node could not read as a request at all: broken lines, headers that are too large or too slow. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  shopHeaders: Headers,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = statusOf(error.code);
  const body = JSON.stringify(refusals[status]);
  const lines = Object.entries(headersOf(body, shopHeaders)).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

function statusOf(code: string | undefined): RefusalStatus {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
}

function headersOf(body: string, shopHeaders: Headers): Headers {
  return {
    ...shopHeaders,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
}
