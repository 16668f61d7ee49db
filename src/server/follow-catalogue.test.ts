import { expect, onTestFinished, test } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { createShop } from "#server/app.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { blankProduct } from "./features/catalogue/products/product-form.ts";
import { insertProduct } from "./features/catalogue/products/products.repository.ts";
import { openPayments } from "./features/payments/payment-services.ts";
import { followCatalogue } from "./follow-catalogue.ts";
import type { WebEntry } from "./platform/pages/web-entry.ts";
import { raiseVersion } from "./platform/versions/versions.ts";

const database = await openTestDatabase();
const entry: WebEntry = {
  answerPage: async () => ({
    ...{ status: 200, body: "<p>A page</p>" },
    headers: new Headers({ "content-type": "text/html" }),
  }),
  isPublicPath: () => true,
  localeOfPath: () => undefined,
  localeOfCookie: () => undefined,
  translate: (_locale, _facts, { message }) => message,
  renderSampleMail: async () => ({ subject: "", text: "", html: "" }),
  originalMailTexts: () => new Map(),
  originalPageText: async () => "",
  renderMail: async () => ({ subject: "", text: "", html: "" }),
};

/** A product with these pictures, as any program may have written it. */
async function addProduct(...images: readonly string[]): Promise<void> {
  const pictures = images.map((image) => ({ image, picture: null, alt_en: "", alt_fr: "" }));
  const times = { created_at: "2026-11-28T12:00:00.000Z", deleted_at: null };
  await database.db.transaction().execute(async (transaction) => {
    await insertProduct(transaction, {
      ...{ ...blankProduct, ...times, name: "Tote" },
      pictures: JSON.stringify(pictures),
    });
    await raiseVersion(transaction, "catalogue");
  });
}

test("FOUND-S-F25 pages load pictures from where the catalogue's are, and from nowhere else", async () => {
  const services = openPayments(createTestServices(database, { NODE_ENV: "production" }));
  const shop = await createShop(services, entry);
  const job = followCatalogue(services, shop);
  onTestFinished(async () => {
    await job.stop();
    await shop.app.close();
  });
  const allowed = async () => {
    const policy = String((await shop.app.inject("/")).headers["content-security-policy"]);
    return /img-src ([^;]*)/.exec(policy)?.[1];
  };
  expect(await allowed()).toBe("'self' data: blob:");
  await addProduct(
    ...[
      "https://cdn.example/a.png",
      "HTTPS://CDN.example:443/b.png?c=;script-src",
      "/storage/pictures/a.jpg",
    ],
    ...["https://*/a.png", "https://a;sandbox/b.png", "https://a,b/c.png", "https://[::1]/d.png"],
    ...["https://papers.example/e.pdf", "http://plain.example/f.png", "//other.example/g.png", "https://"],
    ...["https://user:word@img.example:8443/h.png", "https://bücher.example/i.png"],
  );
  await expect
    .poll(allowed, { timeout: seconds(8) })
    .toBe("'self' data: blob: https://cdn.example https://img.example:8443 https://xn--bcher-kva.example");
  await database.db.deleteFrom("products").execute();
  await raiseVersion(database.db, "catalogue");
  await expect.poll(allowed, { timeout: seconds(8) }).toBe("'self' data: blob:");
});

test("FOUND-S-F25 a header has a limit, and so have the origins in it", async () => {
  await addProduct(...Array.from({ length: 300 }, (_, index) => `https://a${index}.example/a.png`));
  const shop = await createShop(openPayments(createTestServices(database)), entry);
  onTestFinished(() => shop.app.close());
  expect(shop.pictureOrigins.origins()).toHaveLength(50);
});
