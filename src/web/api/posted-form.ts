import { cutText } from "#domain/text/cut.ts";
import { longestText } from "#domain/text/normalize.ts";

/**
 * The form that a browser without JavaScript posted to a page; undefined when it is larger than `mostBytes`: it is then
 * thrown away as it comes, so that the page can still answer. Throws what `formData` throws when the body is no form.
 */
export async function readPostedForm(request: Request, mostBytes: number): Promise<FormData | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes <= mostBytes) chunks.push(new Uint8Array(chunk));
    else chunks.length = 0;
  }
  if (bytes > mostBytes) return undefined;
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  return await new Response(new Blob(chunks), { headers }).formData();
}

/** A text of such a form, empty when it is missing. One that no rule allows is cut before the rules look through it. */
export function postedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? cutText(value, longestText) : "";
}
