import type { Tools } from "./keep-writing.ts";

export type LogoKind = "png" | "jpg" | "gif" | "pdf";
const types = { png: "image/png", jpg: "image/jpeg", gif: "image/gif", pdf: "application/pdf" } as const;

/** Asks for a quote with these bytes as its logo: the status of the answer, and how long it took, in ms. */
export async function askWithLogo(url: string, { size }: Tools, kind: LogoKind, bytes: Uint8Array) {
  const form = new FormData();
  const fields = {
    ...{ name: "Ann Miller", email: "buyer@example.com", phone: "303-555-0123", message: "Bags, please." },
    ...{ sizes: JSON.stringify([size.name]), size_ids: JSON.stringify({ [size.id]: 10_000 }), isLogo: "1" },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("logo", new File([new Uint8Array(bytes)], `logo.${kind}`, { type: types[kind] }));
  const began = performance.now();
  const answer = await fetch(`${url}/api/quotes`, { method: "POST", body: form });
  await answer.text();
  return { status: answer.status, ms: performance.now() - began };
}
