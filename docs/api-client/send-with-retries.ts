/** How a call is repeated; the defaults suit a program without a user who waits. */
export interface Retrying {
  /** Attempts in all. */
  readonly attempts?: number;
  /** Waits for so many milliseconds; replaced by tests. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** The shop refused, with a message for people. */
export class ShopRefusal extends Error {
  readonly status: number;
  /** What went wrong, for programs: `validation_failed`, `rate_limited`, … */
  readonly code: string;
  /** Sentences for people by field (422). */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(status: number, body: unknown) {
    const said = (typeof body === "object" && body !== null ? body : {}) as {
      code?: string;
      message?: string;
      errors?: Record<string, string[]>;
    };
    super(said.message ?? `The shop answered ${status}.`);
    this.name = "ShopRefusal";
    this.status = status;
    this.code = said.code ?? "unknown";
    this.errors = said.errors ?? {};
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends, and repeats what may succeed later: no answer at all, 429 (too many requests) and 503 (the shop is busy or
 * restarts). Waits as long as `Retry-After` asks, else one second, two, four. A quote request that is repeated needs an
 * Idempotency-Key. Returns the last answer, or throws the last error of `fetch`.
 */
export async function sendWithRetries(
  address: string,
  init: RequestInit,
  { attempts = 4, wait = pause, fetch = globalThis.fetch }: Retrying,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= attempts;
    const answer = await fetch(address, init).catch((error: unknown) => {
      if (isLast) throw error;
      return undefined;
    });
    if (answer && (isLast || (answer.status !== 429 && answer.status !== 503))) return answer;
    const asked = Number(answer?.headers.get("retry-after") ?? Number.NaN);
    await wait(Number.isFinite(asked) ? asked * 1_000 : 2 ** (attempt - 1) * 1_000);
  }
}
