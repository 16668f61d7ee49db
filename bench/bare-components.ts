import { once } from "node:events";
import { createServer } from "node:http";
import { registerHooks } from "node:module";
import { freePort } from "../tools/free-port.mjs";

/**
 * The floor for rendering, with components: React alone, at each request, over the very tree that the shop gave it for
 * a page, whose data is read and whose words are chosen. `ASKED` is the page's path. The shop starts in this process to
 * make that tree once, and has nothing to do afterwards.
 */
type Render = (tree: unknown) => string;
let again: () => string = () => "";
const exported = "exports.renderToString = l.renderToString;";
Object.assign(globalThis, {
  /** Remembers what React was asked last. */
  watched: (render: Render): Render => {
    return (tree) => {
      again = () => render(tree);
      return render(tree);
    };
  },
});
registerHooks({
  load(address, context, next) {
    const loaded = next(address, context);
    if (!address.endsWith("/build/server/index.js")) return loaded;
    const source = String(loaded.source);
    if (source.split(exported).length !== 2) fail("React is not where it was in the build");
    return {
      ...loaded,
      source: source.replace(exported, "exports.renderToString = watched(l.renderToString);"),
    };
  },
});

const { PORT, ASKED = "/" } = process.env;
const inner = await freePort();
process.env.PORT = String(inner);
await import(new URL("../build/program/main.js", import.meta.url).href);
const page = await untilAnswered(`http://127.0.0.1:${inner}${ASKED}`);
const heading = /<h1[\s\S]*?<\/h1>/.exec(again())?.[0];
if (!heading || !page.includes(heading)) fail("React was asked for another page last");

const server = createServer((_request, response) => {
  const html = again();
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(html);
}).listen(Number(PORT), "127.0.0.1");
await once(server, "listening");

/** The shop in this process would go on after an error that nobody caught. */
function fail(why: string): never {
  console.error(why);
  process.exit(1);
}

async function untilAnswered(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return await answer.text();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
