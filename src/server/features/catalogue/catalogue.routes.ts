import type { FastifyReply } from "fastify";
import type { Product } from "#contracts/catalogue/catalogue.ts";
import * as calls from "#contracts/catalogue/catalogue.ts";
import { changePrices, undoPrices } from "#contracts/catalogue/catalogue-prices.ts";
import * as pictureCalls from "#contracts/catalogue/product-pictures.ts";
import type { Actor } from "#server/access/actor.ts";
import { administrator, anyone, hasRight } from "#server/access/policies.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import { readHeroPicture } from "#server/features/settings/read-settings.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { picturesForPages, readBuiltPictures } from "#server/platform/pictures/built-pictures.ts";
import { mountStoredFiles } from "#server/platform/pictures/stored-files.ts";
import type { Services } from "#server/services.ts";
import type { ProductRow } from "./catalogue.table.ts";
import { exchangeRoutes } from "./exchange/exchange.routes.ts";
import { staffChangePrices } from "./price-changes/staff-change-prices.ts";
import { staffUndoPrices } from "./price-changes/staff-undo-prices.ts";
import { priceRoutes } from "./prices/prices.routes.ts";
import { findProduct, wasProductDeleted } from "./products/products.repository.ts";
import { showProduct } from "./products/show-product.ts";
import { mountSitemap } from "./products/sitemap.ts";
import { staffAddPicture } from "./products/staff-add-picture.ts";
import { staffCopyProduct } from "./products/staff-copy-product.ts";
import { staffCreateProduct } from "./products/staff-create-product.ts";
import { staffDeleteProduct } from "./products/staff-delete-product.ts";
import { staffOrderProducts } from "./products/staff-order-products.ts";
import { staffRestoreProduct } from "./products/staff-restore-product.ts";
import { staffSetPictures } from "./products/staff-set-pictures.ts";
import { staffSetPrintAreas } from "./products/staff-set-print-areas.ts";
import { staffUpdateProduct } from "./products/staff-update-product.ts";
import { visitorListProducts } from "./products/visitor-list-products.ts";
import { staffCreateSize } from "./sizes/staff-create-size.ts";
import { staffDeleteSize } from "./sizes/staff-delete-size.ts";
import { staffRestoreSize } from "./sizes/staff-restore-size.ts";
import { staffUpdateSize } from "./sizes/staff-update-size.ts";
import { visitorListSizes } from "./sizes/visitor-list-sizes.ts";

/** Products, sizes and their files: visitors read, administrators change. */
export function catalogueRoutes(mounting: Mounting): void {
  productRoutes(mounting);
  sizeRoutes(mounting);
  priceRoutes(mounting);
  exchangeRoutes(mounting);
  changePricesRoutes(mounting);
  pictureRoutes(mounting);
  mountSitemap(mounting.app, {
    db: mounting.services.db,
    publicUrl: publicUrlOf(mounting.services.config),
    hasOneLanguage: () => mounting.services.shop.facts().onlyLanguage !== null,
  });
}

function pictureRoutes({ app, routes, services, catalogueCache }: Mounting): void {
  const built = readBuiltPictures();
  const pictures = picturesForPages(built);
  routes.add(calls.listPictures, anyone, ({ request, reply }) =>
    catalogueCache.answer(request, reply, async () => {
      const hero = await readHeroPicture(services);
      // The demo's pictures show the demo's goods.
      const ofDemo = services.shop.facts().isDemo ? pictures : {};
      return { body: { ...ofDemo, ...(hero && { hero }) } };
    }),
  );
  mountStoredFiles(app, services.storage, built);
}

/** Answers to free searches are not cached: they would push out the others. */
function productRoutes({ routes, services, catalogueCache }: Mounting): void {
  routes.add(calls.listProducts, anyone, async ({ actor, query, request, reply }) => {
    if (query.drafts && seesDrafts(actor, reply)) return await visitorListProducts(services, query, true);
    if (query.search !== undefined) return await visitorListProducts(services, query);
    const { 200: answer } = calls.listProducts.answers;
    return await catalogueCache.answer(request, reply, async () => ({
      body: answer.parse(await visitorListProducts(services, query)),
    }));
  });
  routes.add(calls.getProduct, anyone, async ({ actor, params, request, reply }) => {
    const draft = hasRight(actor, "shop.manage") && (await findDraft(services.db, params.id));
    if (draft && seesDrafts(actor, reply)) return { data: showProduct(draft) };
    const { 200: answer } = calls.getProduct.answers;
    return await catalogueCache.answer(request, reply, async () => {
      const data = await visitorGetProduct(services, params.id);
      return { body: answer.parse({ data }), etag: `"${data.version}"` };
    });
  });
  routes.add(calls.createProduct, administrator, async ({ actor, form, files, reply }) => {
    const data = await staffCreateProduct(services, actor, { form, files });
    sendVersion(reply, data.version);
    return { data };
  });
  routes.add(calls.updateProduct, administrator, async ({ actor, params, form, files, request, reply }) => {
    const meant = { productId: params.id, expectedVersion: expectedVersion(request) };
    const data = await staffUpdateProduct(services, actor, { ...meant, form, files });
    sendVersion(reply, data.version);
    return { data };
  });
  routes.add(
    pictureCalls.addProductPicture,
    administrator,
    async ({ actor, params, form, files, request, reply }) => {
      const meant = { productId: params.id, expectedVersion: expectedVersion(request) };
      const data = await staffAddPicture(services, actor, { ...meant, form, file: files.image });
      sendVersion(reply, data.version);
      return { data };
    },
  );
  routes.add(
    pictureCalls.setProductPictures,
    administrator,
    async ({ actor, params, body, request, reply }) => {
      const meant = { productId: params.id, expectedVersion: expectedVersion(request) };
      const data = await staffSetPictures(services, actor, { ...meant, pictures: body.pictures });
      sendVersion(reply, data.version);
      return { data };
    },
  );
  routes.add(pictureCalls.setPrintAreas, administrator, async ({ actor, params, body, request, reply }) => {
    const meant = { productId: params.id, expectedVersion: expectedVersion(request) };
    const data = await staffSetPrintAreas(services, actor, { ...meant, areas: body.print_areas });
    sendVersion(reply, data.version);
    return { data };
  });
  routes.add(calls.deleteProduct, administrator, async ({ actor, params, request }) => {
    await staffDeleteProduct(services, actor, {
      productId: params.id,
      expectedVersion: expectedVersion(request),
    });
    return { success: true };
  });
  routes.add(calls.orderProducts, administrator, async ({ actor, body }) => {
    await staffOrderProducts(services, actor, body.ids);
    return { success: true };
  });
  routes.add(calls.copyProduct, administrator, async ({ actor, params, reply }) => {
    const data = await staffCopyProduct(services, actor, params.id);
    sendVersion(reply, data.version);
    return { data };
  });
  routes.add(calls.restoreProduct, administrator, async ({ actor, params, reply }) => {
    const data = await staffRestoreProduct(services, actor, params.id);
    sendVersion(reply, data.version);
    return { data };
  });
}

function sizeRoutes({ routes, services, catalogueCache }: Mounting): void {
  routes.add(calls.listSizes, anyone, async ({ actor, query, request, reply }) => {
    if (query.drafts && seesDrafts(actor, reply)) return await visitorListSizes(services, query, true);
    if (query.search !== undefined) return await visitorListSizes(services, query);
    const { 200: answer } = calls.listSizes.answers;
    return await catalogueCache.answer(request, reply, async () => ({
      body: answer.parse(await visitorListSizes(services, query)),
    }));
  });
  routes.add(calls.createSize, administrator, async ({ actor, body, reply }) => {
    const data = await staffCreateSize(services, actor, body);
    sendVersion(reply, data.version);
    return { data };
  });
  routes.add(calls.updateSize, administrator, async ({ actor, params, body, request, reply }) => {
    const meant = { sizeId: params.id, expectedVersion: expectedVersion(request) };
    const data = await staffUpdateSize(services, actor, { ...meant, body });
    sendVersion(reply, data.version);
    return { data };
  });
  routes.add(calls.deleteSize, administrator, async ({ actor, params, request }) => {
    await staffDeleteSize(services, actor, { sizeId: params.id, expectedVersion: expectedVersion(request) });
    return { success: true };
  });
  routes.add(calls.restoreSize, administrator, async ({ actor, params, reply }) => {
    const data = await staffRestoreSize(services, actor, params.id);
    sendVersion(reply, data.version);
    return { data };
  });
}

/** One product. @throws gone for one that was taken out of the shop, not_found for one that never was */
async function visitorGetProduct({ db }: Pick<Services, "db">, productId: number): Promise<Product> {
  const row = await findProduct(db, productId);
  if (!row || row.is_draft === 1)
    throw new AppError((await wasProductDeleted(db, productId)) ? "gone" : "not_found");
  return showProduct(row);
}

/** A product that only staff sees. */
async function findDraft(db: Db, productId: number): Promise<ProductRow | undefined> {
  const row = await findProduct(db, productId);
  return row?.is_draft === 1 ? row : undefined;
}

/** Whether this caller is shown what is not published; such an answer is the caller's alone. */
function seesDrafts(actor: Actor, reply: FastifyReply): boolean {
  const isShown = hasRight(actor, "shop.manage");
  if (isShown) reply.header("cache-control", "no-store");
  return isShown;
}

/** Many prices at once. */
function changePricesRoutes({ routes, services }: Mounting): void {
  routes.add(
    changePrices,
    administrator,
    async ({ actor, body }) => await staffChangePrices(services, actor, body),
  );
  routes.add(
    undoPrices,
    administrator,
    async ({ actor, body }) => await staffUndoPrices(services, actor, body.change_id),
  );
}
