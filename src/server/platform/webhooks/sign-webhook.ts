import { createHmac, randomBytes } from "node:crypto";

const mark = "whsec_";

/** The secret that an endpoint checks signatures with, as Standard Webhooks writes it. */
export function issueWebhookSecret(): string {
  return mark + randomBytes(32).toString("base64");
}

interface Signed {
  readonly messageId: string;
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers of Standard Webhooks: whose message it is, when it was sent, and the HMAC-SHA256 of both with the body, by each
 * of the secrets, apart by a space.
 */
export function webhookHeaders(
  secrets: readonly string[],
  { messageId, at, body }: Signed,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(mark.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${messageId}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "content-type": "application/json",
    "webhook-id": messageId,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
