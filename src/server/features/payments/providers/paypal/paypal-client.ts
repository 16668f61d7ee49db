import { z } from "zod";
import { seconds } from "#domain/time/durations.ts";
import type { Config } from "#server/config/config.ts";
import { providerAgent } from "../provider-agent.ts";
import { ProviderSilent } from "../provider-failure.ts";
import { type PaypalAnswer, sendToPaypal } from "./send-to-paypal.ts";

interface PaypalCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Sent as `PayPal-Request-Id`: the same never acts twice. */
  readonly requestKey?: string;
  /** Written as it is when it is a text already. */
  readonly body?: object | string;
}

export type AskPaypal = (call: PaypalCall) => Promise<PaypalAnswer>;

const tokenBody = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** A minute before its end a token is not used any more: it must last the whole call. */
const reserve = seconds(60);

/**
 * A client of PayPal's REST API: gets a token when it needs one, caches it until shortly before it expires,
 * and gets another when PayPal rejects it. Returns every answer of PayPal's. @throws ProviderSilent
 */
export function openPaypal(
  setting: Pick<Config, "PAYPAL_CLIENT_ID" | "PAYPAL_CLIENT_SECRET" | "PAYPAL_API_URL">,
): AskPaypal {
  const agent = providerAgent(setting.PAYPAL_API_URL);
  const credentials = `${setting.PAYPAL_CLIENT_ID}:${setting.PAYPAL_CLIENT_SECRET}`;
  let token: { value: string; until: number } | undefined;
  let getting: Promise<string> | undefined;

  async function getToken(): Promise<string> {
    const { status, body } = await sendToPaypal(agent, {
      method: "POST",
      url: new URL("/v1/oauth2/token", setting.PAYPAL_API_URL),
      headers: {
        authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    const read = tokenBody.safeParse(body);
    if (status !== 200 || !read.success) throw new ProviderSilent(`PayPal gave no token (${status})`);
    token = {
      value: read.data.access_token,
      until: performance.now() + seconds(read.data.expires_in) - reserve,
    };
    return token.value;
  }

  /** The token there is; those who need a new one at the same time wait for the same. */
  async function currentToken(): Promise<string> {
    if (token && performance.now() < token.until) return token.value;
    getting ??= getToken().finally(() => {
      getting = undefined;
    });
    return await getting;
  }

  async function send({ method, path, requestKey, body }: PaypalCall): Promise<PaypalAnswer> {
    return await sendToPaypal(agent, {
      method,
      url: new URL(path, setting.PAYPAL_API_URL),
      headers: {
        authorization: `Bearer ${await currentToken()}`,
        ...(method === "POST" && { "content-type": "application/json", prefer: "return=representation" }),
        ...(requestKey !== undefined && { "paypal-request-id": requestKey }),
      },
      body: typeof body === "object" ? JSON.stringify(body) : body,
    });
  }

  return async (call) => {
    const answer = await send(call);
    if (answer.status !== 401) return answer;
    token = undefined;
    return await send(call);
  };
}
