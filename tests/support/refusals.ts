import type { Page, Route } from "@playwright/test";
import { sized } from "./lane.ts";

export type Refusal = 401 | 403 | 404 | 409 | 422 | 429 | 500 | "silence";

/**
 * What a server may answer instead of what was asked for; `silence` is no answer at all. `npm test` takes one of each
 * kind: errors by field, a failure, nothing.
 */
export const refusals: readonly Refusal[] = sized({
  quick: [422, 500, "silence"],
  deep: [403, 404, 409, 422, 429, 500, "silence"],
});

/** The sentence that a refused call carries here, as the server's own are: in the reader's language. */
export function serverSentence(refusal: Refusal): string {
  return `Refused with ${refusal}.`;
}

/** The body of a refusal, as the server writes it. */
export function refusedBody(refusal: Refusal): object {
  const faults = [serverSentence(refusal)];
  const errors = refusal === 422 ? { errors: { name: faults, nom: faults } } : {};
  return { message: serverSentence(refusal), ...errors };
}

/** Refuses every call of this method to these addresses. Answers what takes that back. */
export async function refuse(
  page: Page,
  { method, url }: { readonly method: string; readonly url: RegExp },
  refusal: Refusal,
): Promise<() => Promise<void>> {
  const answer = async (route: Route) => {
    if (route.request().method() !== method) return await route.fallback();
    if (refusal === "silence") return await route.abort();
    await route.fulfill({ status: refusal, json: refusedBody(refusal) });
  };
  await page.route(url, answer);
  return () => page.unroute(url, answer);
}
