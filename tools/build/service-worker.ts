import { join } from "node:path";
import { build, type Plugin, type Rollup } from "vite";

const source = join(import.meta.dirname, "../../src/web/worker/service-worker.ts");

/** Modules whose chunks are cached for offline visits, with what they load later. */
const cachedModules = [
  /[\\/]entry\.client/,
  /[\\/]root\.tsx/,
  /[\\/]storefront[\\/]home[\\/]home-page\.tsx/,
  /[\\/]storefront[\\/]catalogue[\\/]listing[\\/]listing-page\.tsx/,
  /[\\/]storefront[\\/]catalogue[\\/]product[\\/]product-page\.tsx/,
  /[\\/]storefront[\\/]quotes[\\/]devis-page\.tsx/,
];
/** Reached from every page, and never needed without a network. */
const otherAreas =
  /[\\/]web[\\/](admin|client|locales)[\\/]|parts[\\/]payments[\\/]|storefront[\\/](accounts|payments)[\\/]/;

/**
 * Builds the service worker beside the pages: one script at the root, which carries the list of the parts that this very
 * build has, so that another build is another worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== "client" || !dir) return;
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: { "process.env.NODE_ENV": '"production"', partsToCache: JSON.stringify(partsOf(bundle)) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          rollupOptions: {
            input: source,
            output: { format: "iife", entryFileNames: "service-worker.js" },
          },
        },
      });
    },
  };
}

/** The chunks that the cached pages reach, at once or later, and the styles. */
function partsOf(bundle: Rollup.OutputBundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])),
  );
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name) || otherAreas.test(chunk.facadeModuleId ?? "")) return;
    reached.add(name);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(next);
  };
  for (const module of cachedModules) {
    const found = [...chunks.values()].filter(({ facadeModuleId }) => module.test(facadeModuleId ?? ""));
    if (found.length === 0)
      throw new Error(`The service worker caches a module that was not built: ${module}`);
    for (const { fileName } of found) reach(fileName);
  }
  const styles = Object.keys(bundle).filter((name) => /\.(css|woff2)$/.test(name));
  return [...reached, ...styles].sort().map((name) => `/${name}`);
}
