/**
 * The Idempotency-Key of a form posted without JavaScript: made of all that it says, and of the day, so that a
 * page that is reloaded, or a button pressed twice, stays one request.
 */
export async function contentKey(
  payload: Readonly<Record<string, string>>,
  file: Blob | undefined = undefined,
): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const parts = [JSON.stringify(payload), day, file ?? ""];
  return hexOf(await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer()));
}

/** 128 random bits; `crypto.randomUUID` is missing where a shop is tried out without https. */
export function randomKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

function hexOf(bytes: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
