import sharp from "sharp";
import { expect, test } from "vitest";
import { settingsAnswer } from "#contracts/settings.ts";
import { historyRoutes } from "#server/features/history/history.routes.ts";
import { paymentWays } from "#server/features/payments/providers/payment-ways.ts";
import { readVersion } from "#server/platform/versions/versions.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { readHeroPicture } from "./read-settings.ts";
import { settingsRoutes } from "./settings.routes.ts";
import { systemFindOwnedShopPictures } from "./system-find-owned-shop-pictures.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [
  (mounting) =>
    settingsRoutes({
      ...mounting,
      isTaxProfile: async () => false,
      hasTraded: async () => false,
      paymentWays,
    }),
  historyRoutes,
]);
const { bearer } = await addAdministrator(services);
const drawn = sharp({ create: { width: 600, height: 300, channels: 4, background: "#1e5a3280" } });

async function upload(name: string, bytes: Buffer, headers: Record<string, string> = {}) {
  const sent = await multipart({ name }, { image: { name: "a.png", bytes } });
  return await shop.send("POST", "/api/settings/pictures", {
    ...{ bearer, body: sent.body, headers: { ...sent.headers, ...headers } },
  });
}
const put = (values: object) =>
  shop.send("PUT", "/api/settings", { bearer, body: { values: { ...values } } });

test("SPEC-4.13 a mark is shown at once, with a line of history, until the original is back", async () => {
  const answer = await upload("mark_picture", await drawn.png().toBuffer());
  const { values, version } = settingsAnswer.parse(answer.body);
  expect([answer.status, version]).toEqual([200, 1]);
  expect(values.mark_picture).toMatchObject({ width: 320, height: 160 });
  expect(services.shop.facts().mark).toMatchObject({ src: values.mark_picture?.src, placeholder: null });
  const key = values.mark_picture?.src.replace("/storage/", "") ?? "";
  expect(await systemFindOwnedShopPictures(services, [key, "pictures/other.jpg"])).toEqual(new Set([key]));
  // An answer may be sent back as it was read.
  expect((await put({ mark_picture: values.mark_picture })).body.version).toBe(1);
  expect((await put({ mark_picture: null })).body.version).toBe(2);
  expect(services.shop.facts().mark).toBeNull();
  expect((await systemFindOwnedShopPictures(services, [key])).size).toBe(0);
  const { body } = await shop.send("GET", "/api/settings/history", { bearer });
  expect(body.history).toMatchObject([
    { before: { mark_picture: { src: values.mark_picture?.src } }, after: { mark_picture: null } },
    { before: { mark_picture: null }, after: { mark_picture: { src: values.mark_picture?.src } } },
  ]);
});

test("a hero picture is wider, has words of its own, and renews what the catalogue's pictures answer", async () => {
  const before = await readVersion(services.db, "catalogue");
  expect(services.shop.facts().heroAlt).toBeNull();
  const large = await drawn.clone().resize(1_400).webp().toBuffer();
  const { values } = settingsAnswer.parse((await upload("hero_picture", large)).body);
  expect(values.hero_picture).toMatchObject({ width: 1_400 });
  expect(await readHeroPicture(services)).toEqual(values.hero_picture);
  expect(await readVersion(services.db, "catalogue")).toBe(before + 1);
  await put({ hero_alt_en: "Our workshop" });
  expect(services.shop.facts().heroAlt).toEqual({ en: "Our workshop", fr: "" });
  expect(await readVersion(services.db, "catalogue")).toBe(before + 1);
});

test("other files, other names and older versions are refused, and nothing is changed", async () => {
  const { body } = await shop.send("GET", "/api/settings", { bearer });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const bytes of [svg, Buffer.from("%PDF-1.4"), await drawn.clone().gif().toBuffer()])
    expect((await upload("mark_picture", bytes)).body.errors).toHaveProperty("image");
  const png = await drawn.png().toBuffer();
  expect((await upload("banner", png)).status).toBe(422);
  expect((await upload("mark_picture", png, { "if-match": '"0"' })).status).toBe(409);
  expect((await shop.send("GET", "/api/settings", { bearer })).body).toEqual(body);
});
