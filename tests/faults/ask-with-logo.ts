import { multipart } from "#tests/support/multipart.ts";
import type { Tools } from "./keep-writing.ts";

export type LogoKind = "png" | "jpg" | "gif" | "pdf";
const types = { png: "image/png", jpg: "image/jpeg", gif: "image/gif", pdf: "application/pdf" } as const;

/** The fields of a request with a logo. */
export function formWithLogo({ size }: Tools) {
  return {
    ...{ name: "Ann Miller", email: "buyer@example.com", phone: "303-555-0123", message: "Bags, please." },
    ...{ sizes: JSON.stringify([size.name]), size_ids: JSON.stringify({ [size.id]: 10_000 }), isLogo: "1" },
  };
}

/** Asks for a quote with these bytes as its logo: the status of the answer, and how long it took, in ms. */
export async function askWithLogo(url: string, tools: Tools, kind: LogoKind, bytes: Uint8Array) {
  const logo = { name: `logo.${kind}`, type: types[kind], bytes };
  const { body, headers } = await multipart(formWithLogo(tools), { logo });
  const began = performance.now();
  const answer = await fetch(`${url}/api/quotes`, { method: "POST", body: new Uint8Array(body), headers });
  await answer.text();
  return { status: answer.status, ms: performance.now() - began };
}
