import { expect } from "vitest";
import type { Proof } from "#contracts/orders/proof.ts";
import { mountFeatures } from "#server/features.ts";
import { acceptedOrder } from "#tests/support/deals.ts";
import { multipart } from "#tests/support/multipart.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { openOfferShop } from "../offers/offer-shop.fixture.ts";

export const facts = {
  places: [
    { place: "front", position: "Centered", width_mm: 240, height_mm: 180, inks: ["PMS 185 C", "Black"] },
    { place: "Bottom fold", width_mm: 80, height_mm: 20, inks: ["Black"] },
  ],
  note: "Colors may differ by a shade.",
};
export const picture = { name: "proof.png", type: "image/png", bytes: tinyPng };
export const pdf = { name: "proof.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7\n%%EOF") };
export const allBoxes = {
  spelling: true,
  size: true,
  place: true,
  inks: true,
  quantity: true,
  address: true,
};
export const approval = { boxes: allBoxes, name: "Ann Miller" };

type File = typeof picture;

/** A shop whose accepted orders get proofs. */
export async function openProofShop(at: Parameters<typeof openOfferShop>[0] = {}) {
  const offers = await openOfferShop(at);
  const { services, bearer } = offers;
  const shop = await createTestShop(services, [mountFeatures]);
  const staff = (path: string, body: object = {}) => shop.send("POST", `/api/${path}`, { bearer, body });
  const send = async (path: string, fields: Record<string, string>, file: File | undefined, as = bearer) =>
    await shop.send("POST", path, { bearer: as, ...(await multipart(fields, file ? { file } : {})) });
  return {
    ...{ ...offers, shop, staff, send },
    /** An accepted order with its client. */
    async ordered() {
      const { quoteId, client, order } = await acceptedOrder(offers.office);
      const { id: orderId } = order;
      const add = async (file: File = pdf) => {
        const added = await send(`/api/orders/${orderId}/proofs`, { facts: JSON.stringify(facts) }, file);
        expect(added.status).toBe(201);
        return added.body.proof as Proof;
      };
      /** A proof that waits for its answer. */
      const waiting = async (file?: File) => {
        const { id } = await add(file);
        const { status: sent, body: answered } = await staff(`proofs/${id}/send`);
        expect(sent).toBe(200);
        return answered.proof as Proof;
      };
      const asClient = (path: string, given: object = {}) =>
        shop.send("POST", `/api/proofs/${path}`, { bearer: client.bearer, body: given });
      const read = async (as = bearer) =>
        (await shop.send("GET", `/api/orders/${orderId}/proofs`, { bearer: as })).body.proofs as Proof[];
      return { quoteId, orderId, client, add, waiting, asClient, read };
    },
  };
}
