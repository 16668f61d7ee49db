import http from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { seconds } from "#domain/time/durations.ts";
import { ProviderSilent } from "../provider-failure.ts";

/** No byte for so long ends an attempt; all attempts together have ten seconds. */
const idleTimeout = seconds(8);
/** More than any answer of PayPal's; bounds the memory that an answer takes. */
const mostCharacters = 1_000_000;

export interface PaypalRequest {
  readonly method: "GET" | "POST";
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface PaypalAnswer {
  readonly status: number;
  /** Undefined for an empty body. */
  readonly body: unknown;
}

/** Sends one request, once. @throws ProviderSilent when there is no whole answer, or none in JSON */
export async function sendToPaypal(agent: http.Agent, asked: PaypalRequest): Promise<PaypalAnswer> {
  try {
    const answer = await exchange(agent, asked);
    const written = await text(answer);
    if (!answer.complete || written.length > mostCharacters) throw new Error("not a whole answer");
    return { status: answer.statusCode ?? 0, body: written === "" ? undefined : JSON.parse(written) };
  } catch (error) {
    throw new ProviderSilent("PayPal gave no usable answer", { cause: error });
  }
}

function exchange(agent: http.Agent, { method, url, headers, body = "" }: PaypalRequest) {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const length = method === "POST" ? { "content-length": String(Buffer.byteLength(body)) } : {};
    const sent = request(url, {
      agent,
      method,
      headers: { accept: "application/json", ...length, ...headers },
    });
    sent.setTimeout(idleTimeout, () => sent.destroy(new Error("no answer in time")));
    sent.once("response", resolve).once("error", reject);
    sent.end(body);
  });
}
