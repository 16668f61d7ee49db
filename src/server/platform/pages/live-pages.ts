import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createServer, type ViteDevServer } from "vite";
import type { WebEntry } from "./web-entry.ts";

let vite: ViteDevServer | undefined;

/** For `npm run dev`: pages as they are written, in this same process. */
export async function loadLiveWebEntry(): Promise<WebEntry> {
  vite = await createServer({
    root: join(import.meta.dirname, "../../../.."),
    appType: "custom",
    server: { middlewareMode: true },
  });
  const live = async (): Promise<WebEntry> => {
    if (!vite) throw new Error("the page server is not running");
    // Vite gives modules without a type; this is the entry whose type the built one has too.
    return (await vite.ssrLoadModule("/src/web/server.ts")) as unknown as WebEntry;
  };
  const entry = await live();
  return {
    ...entry,
    answerPage: async (request, services) => (await live()).answerPage(request, services),
    renderMail: async (mail, setting) => (await live()).renderMail(mail, setting),
  };
}

/** Lets Vite answer its own addresses (sources, styles, live changes) ahead of the pages. */
export function mountLivePages(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!vite) return done();
    if (/^\/(api|sandbox|storage|healthz|readyz)\b/.test(request.raw.url ?? "")) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook("onClose", async () => await vite?.close());
}
