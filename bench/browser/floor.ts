import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { freePort } from "../../tools/test/free-port.ts";

/** What a bare server sends: bytes that are ready, and the headers that a browser needs. */
interface Ready {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Floor extends AsyncDisposable {
  readonly url: string;
  /** A page of another site, where a visitor follows a link: `localhost` is a site of its own. */
  readonly elsewhere: string;
}

const elsewhere = "/elsewhere";
const otherSite: Ready = {
  headers: { "content-type": "text/html" },
  body: Buffer.from('<!DOCTYPE html><title>Elsewhere</title><p><a href="/">A shop for bags</a></p>'),
};
const kept = ["content-type", "cache-control"];

/**
 * The same pages without a script, from a bare `node:http`: HTML, style, fonts and pictures are the shop's own, read
 * once and sent from memory. No page with this content is shown sooner by the same browser.
 */
export async function startFloor(shopUrl: string): Promise<Floor> {
  const ready = new Map([[elsewhere, Promise.resolve(otherSite)]]);
  const server = createServer(async ({ url = "/" }, response) => {
    const found = ready.get(url) ?? readReady(shopUrl, url);
    ready.set(url, found);
    const { headers, body } = await found;
    response.writeHead(200, { ...headers, "content-length": body.length });
    response.end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    elsewhere: `http://localhost:${port}${elsewhere}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readReady(shopUrl: string, path: string): Promise<Ready> {
  // `fetch` unpacks what it is sent, so that only what travels unpacked keeps its bytes; texts are packed again.
  const answer = await fetch(`${shopUrl}${path}`);
  const type = answer.headers.get("content-type") ?? "";
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(kept.map((name) => [name, answer.headers.get(name) ?? ""]));
  if (type.startsWith("text/html"))
    return { headers: { ...headers, "content-encoding": "br" }, body: packed(withoutScripts(`${body}`), 9) };
  if (/^text|svg|json/.test(type))
    return { headers: { ...headers, "content-encoding": "br" }, body: packed(`${body}`, 11) };
  return { headers, body };
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

function packed(text: string, level: number): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}
