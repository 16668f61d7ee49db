import { hash } from "node:crypto";
import sharp from "sharp";
import type { PrintAreaAnswer } from "#contracts/catalogue/print-area.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Services } from "#server/services.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { upload } from "../artwork/logo.fixture.ts";
import { logoDecoderLimits, openLogoDecoders } from "../artwork/logo-decoders.ts";
import { quoteRoutes } from "../quotes.routes.ts";

/** A cut-out of white cloth: half of it is nothing. */
export const cutOut = await sharp({
  create: { width: 800, height: 800, channels: 4, background: "#00000000" },
})
  .composite([
    {
      input: await sharp({ create: { width: 500, height: 500, channels: 3, background: "#e8e8e8" } })
        .png()
        .toBuffer(),
    },
  ])
  .webp({ lossless: true })
  .toBuffer();

/** A disc in two colours on white. */
export const disc = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900"><rect width="1300" height="900" fill="#fff"/><circle cx="650" cy="450" r="400" fill="#c8102e"/><circle cx="650" cy="450" r="200" fill="#1d252d"/></svg>',
  ),
)
  .png()
  .toBuffer();

const name = `${hash("sha256", cutOut).slice(0, 24)}-800.webp`;
export const front: PrintAreaAnswer = {
  ...{ id: "front", name: "front", picture: `/storage/pictures/${name}`, width_mm: 250, height_mm: 230 },
  corners: [
    [60, 90],
    [420, 110],
    [400, 430],
    [80, 400],
  ],
};

/** A description of a bag of this product with one logo. */
export const placed = { area: "front", file: "logo", width_mm: 200, x_mm: 0, y_mm: 5, inks: ["#F5F5F0"] };
export const described = (product: number, change: object = {}) => ({
  ...{ product, size: null, dye: "#1A7F37", places: [{ ...placed, leaves_white_out: true }], ...change },
});

/**
 * A shop with a bag that is printed on its front. Its decoders decode at once; but what is asked for leaves its logo and
 * its sketch to the worker, unless it is asked of a shop that decodes: to start two programs takes most of a test.
 */
export async function openSketchShop() {
  const services = {
    ...createTestServices(await openTestDatabase()),
    logoDecoders: openLogoDecoders({ ...logoDecoderLimits, within: 60_000 }),
  };
  const shop = await createTestShop(services, [quoteRoutes]);
  const tote = await addProduct(services);
  const { bearer } = await addAdministrator(services);
  await services.storage.put(`pictures/${name}`, cutOut);
  const mark = (areas: readonly PrintAreaAnswer[]) =>
    services.db
      .updateTable("products")
      .set({ print_areas: JSON.stringify(areas) })
      .where("id", "=", tote.id)
      .execute();
  await mark([front]);
  const busy = { ...services, logoDecoders: { ...services.logoDecoders, runSoon: async () => undefined } };
  const ask = async (
    sketch: object | undefined = described(tote.id),
    from: Services = busy,
    artwork: readonly UploadedFile[] = [],
  ) => {
    const { id } = await askForQuote(from, tote, {
      fields: { isLogo: "1", ...(sketch && { sketch: JSON.stringify(sketch) }) },
      logo: upload(disc),
      artwork,
    });
    return { id, client: await signInClientOf(services, id) };
  };
  const get = (id: number, as = bearer, path = "") =>
    shop.send("GET", `/api/quotes/${id}/sketch${path}`, { bearer: as });
  const put = (id: number, body: object, as = bearer) =>
    shop.send("PUT", `/api/quotes/${id}/sketch`, { bearer: as, body });
  return { services, shop, tote, bearer, mark, ask, get, put };
}
