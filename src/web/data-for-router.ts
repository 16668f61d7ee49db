/**
 * What the loaders gave, as the router reads it in the browser: the scripts that its own `ServerRouter` would write
 * while the page is streamed. Here all of it is there before the page is rendered.
 */
export async function dataForRouter(encoded: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!encoded) return "";
  const text = JSON.stringify(await new Response(encoded).text());
  return `<script>${controller}.enqueue(${text.replace(risky, asNumber)});${controller}.close();</script>`;
}

const controller = "window.__reactRouterContext.streamController";

/** What would end the script, and the line ends that old browsers took for the end of a text. */
const risky = /[<>&\u2028\u2029]/g;
const asNumber = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
