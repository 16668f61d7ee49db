// Makes the server's own code and the packages that every start needs into two files (ADR-21).
import { dirname, join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import { ROOT } from "../run.ts";

const folder = join(ROOT, "build", "program");

/** Loaded when they are first needed, from where they are installed; Vite only in development. */
const leftOutside = [
  ...["sharp", "pdfkit", "stripe", "nodemailer", "vite", "@opentelemetry/sdk-trace-node"],
  ...["@opentelemetry/exporter-trace-otlp-http", "@opentelemetry/resources"],
];

/** Lets a module find what lies beside it in the sources: the folder that it names is the one that it was written in. */
const ownFolders: Plugin = {
  name: "own-folders",
  transform(code, id) {
    if (!id.startsWith(join(ROOT, "src")) || !code.includes("import.meta.dirname")) return;
    const own = relative(folder, dirname(id)).split(sep).join("/");
    return { code: code.replaceAll("import.meta.dirname", `(import.meta.dirname + "/${own}")`), map: null };
  },
  // Maps of packages weigh megabytes, and our stacks do not need them.
  generateBundle(_, bundle) {
    delete bundle["packages.js.map"];
    const packages = bundle["packages.js"];
    if (packages?.type === "chunk") packages.code = packages.code.replace(/^\/\/# sourceMappingURL=.*$/m, "");
  },
};

await build({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  plugins: [ownFolders],
  ssr: { noExternal: true, external: leftOutside },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    target: "node24",
    minify: false,
    // Stacks name the sources, line by line. Only our own code has a map: maps of packages weigh tens of megabytes.
    sourcemap: true,
    rollupOptions: {
      input: { main: join(ROOT, "src", "server", "main.ts") },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        sourcemapExcludeSources: true,
        codeSplitting: { groups: [{ name: "packages", test: /[\\/]node_modules[\\/]/ }] },
      },
    },
  },
});
