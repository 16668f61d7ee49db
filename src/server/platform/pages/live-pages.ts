import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createServer } from "vite";
import type { WebEntry } from "./web-entry.ts";

interface LivePages {
  readonly entry: WebEntry;
  /** Lets Vite answer its own addresses (sources, styles, live changes) ahead of the pages. */
  mount(app: FastifyInstance): void;
}

/** For `npm run dev`: pages as they are written, in this same process. */
export async function openLivePages(): Promise<LivePages> {
  const vite = await createServer({
    root: join(import.meta.dirname, "../../../.."),
    appType: "custom",
    server: { middlewareMode: true },
  });
  // Vite gives modules without a type; this is the entry whose type the built one has too.
  const live = async () => (await vite.ssrLoadModule("/src/web/server.ts")) as unknown as WebEntry;
  return {
    entry: {
      ...(await live()),
      answerPage: async (request, services) => (await live()).answerPage(request, services),
      renderMail: async (mail, setting) => (await live()).renderMail(mail, setting),
    },
    mount(app) {
      app.addHook("onRequest", (request, reply, done) => {
        if (/^\/(api|sandbox|storage|healthz|readyz)\b/.test(request.raw.url ?? "")) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook("onClose", async () => await vite.close());
    },
  };
}
