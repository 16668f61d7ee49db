import { defineConfig, type ExtractorType } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** What back office and client's area share, and no public page says: its texts stand in both of their catalogs. */
const behindDoors = [
  "src/domain/offers",
  "src/domain/messages",
  "src/domain/orders",
  "src/web/parts/invoices",
  "src/web/parts/offers",
  "src/web/parts/messages",
  "src/web/parts/orders",
];

/** Reads the texts of a source. Most sources have none: they import no Lingui and mark no message, and are not parsed. */
const extractor: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  extract: async (file, code, ...rest) => {
    if (!/@lingui\/|i18n/.test(code)) return;
    const { default: babel } = await import("@lingui/cli/api/extractors/babel");
    await babel.extract(file, code, ...rest);
  },
};

/**
 * `mul` is the specification's own mixture of English and French: the source. One catalog an area, so that a public
 * page does not carry the words of the back office; `server` holds what only mails, documents and answers say.
 */
export default defineConfig({
  sourceLocale: "mul",
  locales: ["mul", "en", "fr"],
  // While words are being written: `npm run check` lets no missing one through.
  fallbackLocales: { default: "mul" },
  extractors: [extractor],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: "<rootDir>/src/web/locales/{locale}/public",
      include: ["<rootDir>/src/web", "<rootDir>/src/domain"],
      exclude: [
        ...["**/src/web/admin/**", "**/src/web/client/**", "**/src/web/mails/**", "**/*.test.*"],
        "**/src/domain/settings/**",
        "**/src/domain/companies/**",
        "**/src/domain/france/**",
        "**/src/domain/books/**",
        "**/src/domain/today/**",
        "**/src/domain/catalogue/exchange/**",
        "**/prices/price-list-rules.ts",
        "**/texts/neutral-texts.ts",
        ...behindDoors.map((folder) => `**/${folder}/**`),
      ],
    },
    {
      path: "<rootDir>/src/web/locales/{locale}/admin",
      include: [
        "<rootDir>/src/web/admin",
        "<rootDir>/src/domain/settings",
        "<rootDir>/src/domain/companies",
        "<rootDir>/src/domain/france",
        "<rootDir>/src/domain/books",
        "<rootDir>/src/domain/today",
        "<rootDir>/src/domain/prices/price-list-rules.ts",
        ...behindDoors.map((folder) => `<rootDir>/${folder}`),
      ],
      exclude: ["**/*.test.*"],
    },
    {
      path: "<rootDir>/src/web/locales/{locale}/client",
      include: [
        "<rootDir>/src/web/client",
        "<rootDir>/src/domain/france/vat-reasons.ts",
        ...behindDoors.map((folder) => `<rootDir>/${folder}`),
      ],
      // What only staff writes.
      exclude: [
        "**/*.test.*",
        "**/offers/check-offer.ts",
        "**/offers/check-whole.ts",
        "**/orders/typed-day.ts",
        "**/offers/tax-profile-rules.ts",
        "**/offers/print-line-names.ts",
      ],
    },
    {
      path: "<rootDir>/src/web/locales/{locale}/server",
      include: [
        "<rootDir>/src/web/mails",
        "<rootDir>/src/server",
        "<rootDir>/src/domain/catalogue/exchange",
        "<rootDir>/src/domain/texts/neutral-texts.ts",
      ],
      exclude: ["**/*.test.*"],
    },
  ],
});
