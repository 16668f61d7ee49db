import { multipart } from "#tests/support/multipart.ts";
import type { TestShop } from "#tests/support/shop.ts";
import { proofFacts, recordedAnswer } from "./valid-order-inputs.ts";

/** What staff notes of a client. */
export async function addNote(
  shop: TestShop,
  { clientId, text }: { readonly clientId: number; readonly text: string },
  bearer: string,
): Promise<number> {
  const { body } = await shop.send("POST", `/api/clients/${clientId}/notes`, { bearer, body: { text } });
  return (body.note as { id: number }).id;
}

/** A file of a deal, as its client sends it. */
export async function addArtwork(shop: TestShop, id: number, bearer: string): Promise<number> {
  const eps = { name: "lines.eps", bytes: Buffer.from("%!PS-Adobe-3.0 EPSF-3.0") };
  const sent = { bearer, ...(await multipart({ role: "logo" }, { file: eps })) };
  return Object((await shop.send("POST", `/api/quotes/${id}/artwork`, sent)).body).files[0].id;
}

/** A proof of an order that waits for its answer, after one that was to be changed. */
export async function sendProof(shop: TestShop, orderId: number, bearer: string): Promise<number> {
  const file = { name: "proof.pdf", bytes: Buffer.from("%PDF-1.7\n%%EOF") };
  const post = async (path: string, sent: object) => {
    const { status, body } = await shop.send("POST", `/api/${path}`, { bearer, ...sent });
    if (status >= 300) throw new Error(`${path}: ${status}`);
    return body.proof as { id: number };
  };
  const send = async () => {
    const form = await multipart({ facts: JSON.stringify(proofFacts) }, { file });
    const { id } = await post(`orders/${orderId}/proofs`, form);
    return await post(`proofs/${id}/send`, { body: {} });
  };
  const former = await send();
  await post(`proofs/${former.id}/record-answer`, await multipart(recordedAnswer, {}));
  return (await send()).id;
}
