import type { FastifyInstance } from "fastify";

interface ManifestFacts {
  readonly name: string;
  /** Its icons show the demo's mark. */
  readonly isDemo: boolean;
}

/**
 * Tells a browser how the shop stands among a device's programs. One for every language: it has no sentence in it, and
 * the shop opens in the language of its cookie.
 */
export function mountAppManifest(app: FastifyInstance, factsOf: () => ManifestFacts): void {
  const icon = (file: string, sizes: string, purpose: "any" | "maskable") => ({
    src: `/${file}.png`,
    sizes,
    type: "image/png",
    purpose,
  });
  const manifestOf = ({ name, isDemo }: ManifestFacts) => ({
    id: "/",
    name,
    short_name: name,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f6f2ea",
    theme_color: "#f6f2ea",
    icons: [
      ...(isDemo
        ? [
            icon("icon-192", "192x192", "any"),
            icon("icon-512", "512x512", "any"),
            icon("icon-maskable-512", "512x512", "maskable"),
          ]
        : []),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
  });
  app.get("/manifest.webmanifest", { config: { policy: "anyone" } }, async (_request, reply) =>
    reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(JSON.stringify(manifestOf(factsOf()))),
  );
}
