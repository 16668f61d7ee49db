import type { FastifyInstance } from "fastify";
import { apiDocsPage, apiDocsPolicy } from "./api-docs-page.ts";
import { buildOpenApi, type OpenApi } from "./openapi.ts";
import type { DeclaredRoute } from "./routes.ts";

interface Documented {
  /** Read at the first request, when every feature has bound its calls. */
  readonly declared: readonly DeclaredRoute[];
  readonly title: () => string;
  readonly version: string;
  readonly url: string;
}

/** Serves the document of the calls, for programs and for people. */
export function mountApiDocs(app: FastifyInstance, { declared, title, ...about }: Documented): void {
  let known: { title: string; document: OpenApi; page: string } | undefined;
  const read = () => {
    const current = title();
    if (known?.title !== current) {
      const document = buildOpenApi(declared, { ...about, title: current });
      known = { title: current, document, page: apiDocsPage(document) };
    }
    return known;
  };
  const config = { policy: "anyone" };
  app.get("/api/openapi.json", { config }, async () => read().document);
  app.get("/api/docs", { config }, async (_request, reply) => {
    reply.header("content-security-policy", apiDocsPolicy);
    return await reply.type("text/html; charset=utf-8").send(read().page);
  });
}
