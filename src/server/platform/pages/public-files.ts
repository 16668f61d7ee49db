import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const root = join(import.meta.dirname, "../../../..");
const year = "365d";

/**
 * Scripts, styles and fonts of the build, under names that change with their content, and the few files that have
 * to have fixed names. In development Vite answers these itself.
 */
export async function mountPublicFiles(app: FastifyInstance, environment: string): Promise<void> {
  const built = join(root, "build/client");
  if (environment === "development" || !existsSync(built)) return;
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, policy: "anyone" };
    });
    await scope.register(fastifyStatic, {
      root: join(built, "assets"),
      prefix: "/assets/",
      preCompressed: true,
      immutable: true,
      maxAge: year,
      decorateReply: false,
      index: false,
      wildcard: true,
    });
    await scope.register(fastifyStatic, {
      root: built,
      prefix: "/",
      decorateReply: false,
      index: false,
      // Each file its own route: an unknown address belongs to the pages, and none is looked up on the disk.
      wildcard: false,
      globIgnore: ["assets/**"],
      maxAge: "1h",
    });
  });
}
