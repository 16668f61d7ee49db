import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { macroPlugins } from "./tools/build/macro-plugins.ts";
import { pageWords } from "./tools/build/page-words.ts";
import { serviceWorker } from "./tools/build/service-worker.ts";

/** Modules of `src` by their files or folders. */
const among =
  (...paths: readonly string[]) =>
  (id: string) =>
    paths.some((path) => id.includes(`/src/${path}`));

/**
 * What is loaded together: small files compress badly and cost a request each, and pages have budgets
 * (tests/screens/budgets.json). A file has all that its modules import and no group above it has taken; so what
 * public pages load comes first, and nothing of the other areas is ever loaded with it.
 */
const chunkGroups = [
  // Every visit begins with these two.
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui|cookie-es|@remix-run)[\\/]/,
  },
  {
    name: "shop",
    test: among("web/root.tsx", "web/storefront/shop-layout.tsx", "web/storefront/home/home-page.tsx"),
  },
  // Parts that the same public pages share, and the other areas too.
  {
    name: "rules",
    test: among("domain/quotes/quote-rules.ts", "domain/text/email-shape.ts", "domain/time/waits.ts"),
  },
  { name: "number-field", test: among("web/ui/fields/number-field.tsx") },
  { name: "list-fields", test: among("web/ui/fields/search-field.tsx", "web/ui/fields/select-field.tsx") },
  { name: "form", test: among("web/ui/feedback/banner.tsx", "domain/text/fold.ts") },
  {
    name: "sending",
    test: among(
      ...["web/api/send.ts", "web/api/words-of-row.ts", "web/api/field-errors.ts"],
      "domain/accounts/account-rules.ts",
    ),
  },
  {
    name: "request",
    test: among(
      ...["web/ui/fields/checkbox.tsx", "web/ui/overlays/disclosure.tsx", "web/ui/feedback/progress-bar.tsx"],
      ...[
        "web/parts/quotes/fabric-choice.tsx",
        "web/parts/quotes/dyed-bag.tsx",
        "web/parts/contact/given-contact.ts",
      ],
      ...["web/storefront/quotes/form/draft-store.ts", "web/storefront/quotes/artwork/describe-logo.ts"],
      ...["domain/quotes/units.ts", "domain/quotes/cloth-colours.ts", "domain/quotes/logo-file.ts"],
      ...["domain/prices/print-places.ts", "domain/language/show-count.ts"],
    ),
  },
  // With the addresses of the office, to which signing in leads: else its pages would load the office whole.
  { name: "accounts", test: among("web/parts/accounts/", "domain/shop/office-paths.ts") },
  // Public pages load these once they work.
  { name: "queries", test: /node_modules[\\/]@tanstack[\\/]/ },
  { name: "dialog", test: among("web/ui/overlays/dialog.tsx") },
  // What else a public page has, in files by the pages that need it.
  {
    name: "page",
    test: among(
      ...["web/storefront/", "web/parts/cart/", "web/parts/newsletter/", "web/ui/feedback/toast-stack.tsx"],
    ),
    entriesAware: true,
  },
  // The other areas: one file each, and the back office one more for each section and each record's page.
  { name: "client", test: among("web/client/") },
  { name: "office", test: among("web/admin/"), minShareCount: 2 },
];

/** Without the names of all pages that need a file: they would weigh more than some of the files. */
const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${name.split("~")[0]}-[hash].js`;

/** The pages: one build for the browser, one for the server, which is given `src/web/server.ts` whole. */
export default defineConfig(({ command }) => ({
  plugins: [
    ...macroPlugins(),
    tailwindcss(),
    reactRouter(),
    lingui({ failOnCompileError: true }),
    pageWords(),
    serviceWorker(),
  ],
  // tools/build/build-if-stale.ts empties what the pages are built into.
  build: { emptyOutDir: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rollupOptions: { output: { chunkFileNames, codeSplitting: { groups: chunkGroups } } } },
    },
    // One file: to find, read and link a hundred small ones is half of what loading them costs.
    ssr: {
      // Else React and others carry a second half for development, and ask which one is meant again and again.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: { rollupOptions: { input: "./src/web/server.ts", output: { codeSplitting: false } } },
    },
  },
  // Built, the server's half carries React with it: what runs the shop is then installed without it.
  ssr: command === "build" ? { noExternal: true } : {},
  optimizeDeps: {
    include: ["react", "react-dom/client", "react-router", "@lingui/core", "@lingui/react"],
  },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
}));
