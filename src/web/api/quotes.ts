import { isRecord, readText } from "#domain/text/read-value.ts";
import { type Fetcher, send } from "./send.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** What a buyer is given for a request: the name of the quote, to speak of it. */
export interface QuoteReceipt {
  readonly reference: string;
}

interface QuoteRequest {
  readonly form: FormData;
  /** The same key gives the same quote, however often it is sent. */
  readonly key: string;
}

const path = "/api/quotes";

/** Sends a quote request from the browser, with its progress. Throws `ApiFailure`. */
export async function requestQuote(
  { form, key }: QuoteRequest,
  onProgress: (share: number) => void,
): Promise<QuoteReceipt> {
  return readReceipt(await sendWithProgress(path, { form, headers: { "idempotency-key": key }, onProgress }));
}

/** Sends it in this process, for a form that was posted without JavaScript. Throws `ApiFailure`. */
export async function requestQuoteInProcess(
  { form, key }: QuoteRequest,
  { fetcher, headers }: { fetcher: Fetcher; headers: Readonly<Record<string, string>> },
): Promise<QuoteReceipt> {
  const sent = { method: "POST", form, headers: { ...headers, "idempotency-key": key }, fetcher } as const;
  return readReceipt(await send(path, sent));
}

/** Any 2xx is success; an answer without a reference has none to show. */
function readReceipt(answer: unknown): QuoteReceipt {
  const quote = isRecord(answer) && isRecord(answer.quote) ? answer.quote : {};
  return { reference: readText(quote.reference) ?? "" };
}
