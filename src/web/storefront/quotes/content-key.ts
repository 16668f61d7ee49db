/**
 * The Idempotency-Key of a form posted without JavaScript (P21): made of all that it says, and of the day, so that a
 * page that is reloaded, or a button pressed twice, stays one quote.
 */
export async function contentKey(
  payload: Readonly<Record<string, string>>,
  logo: Blob | undefined,
): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const parts = [JSON.stringify(payload), day, logo ?? ""];
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
