import { type Fetcher, send } from "./send.ts";

/** A message to the shop, trimmed. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** What a field says that people never see, and how long the form was open. */
  readonly website: string;
  readonly fill_ms?: number;
}

interface Sending {
  /** The same key sends the same message once. */
  readonly key: string;
  readonly fetcher?: Fetcher;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends it; any ok status is success. Throws `ApiFailure`. */
export async function sendMessage(
  message: ContactMessage,
  { key, headers, fetcher }: Sending,
): Promise<void> {
  await send("/api/ContactMessage", {
    method: "POST",
    json: message,
    headers: { ...headers, "idempotency-key": key },
    ...(fetcher ? { fetcher } : {}),
  });
}
