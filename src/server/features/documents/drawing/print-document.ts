import { hash } from "node:crypto";
import { serialize } from "node:v8";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { storedKey } from "#server/platform/pictures/picture-info.ts";
import type { Services } from "#server/services.ts";
import { storedOrRendered } from "../store-document.ts";
import type { DocumentLayout } from "./document-layout.ts";
import type { Rendering } from "./rendering.ts";

/** A finished document; `name` is made of our own references only. */
export interface PdfFile {
  readonly name: string;
  readonly content: Buffer;
}

export type Printing = Pick<Services, "shop" | "storage" | "db" | "clock" | "log" | "renderer">;

interface Printed {
  /** Without its ending. */
  readonly name: string;
  /** Stored once it was rendered: whose document it is, and which. */
  readonly stored?: { readonly quoteId: number; readonly document: string } | undefined;
  /** A mail waits for its turn; a person is told to come again where too many wait. */
  readonly isForMail?: boolean;
}

/** Renders a document as a PDF, or gives the one that is stored. @throws 503 */
export async function printDocument(
  services: Printing,
  layout: DocumentLayout,
  printed: Printed,
): Promise<PdfFile> {
  const logo = await readLogo(services, layout);
  return await print(services, { kind: "document", layout: { ...layout, ...logo } }, printed);
}

/** Renders labels as a PDF. @throws 503 */
export async function printLabels(
  services: Printing,
  layout: Extract<Rendering, { readonly kind: "labels" }>["layout"],
  printed: Printed,
): Promise<PdfFile> {
  return await print(services, { kind: "labels", layout }, printed);
}

async function print(
  services: Printing,
  rendering: Rendering,
  { name, stored, isForMail = false }: Printed,
): Promise<PdfFile> {
  const { renderer } = services;
  const make = () => (isForMail ? renderer.renderInTurn(rendering) : renderer.render(rendering));
  // When it is rendered is no part of what it shows.
  const shown = hash("sha256", serialize([stored?.document, { ...rendering.layout, madeAt: null }]));
  const making = renderer.once(shown, () =>
    stored ? storedOrRendered(services, { ...stored, hash: shown }, make) : make(),
  );
  return { name: `${name}.pdf`, content: await (isForMail ? making : renderer.soon(making)) };
}

/**
 * The logo that is the name, where the paper bears the name of today; else the mark beside it. A document without is better
 * than none: the storage may be away.
 */
async function readLogo({ shop, storage }: Printing, { shopName }: Pick<DocumentLayout, "shopName">) {
  const { mark, wordmark, name } = shop.facts();
  const read = async (picture: ReadPicture | null) =>
    picture ? await storage.get(storedKey(picture.src)).catch(() => undefined) : undefined;
  const ofToday = await read(shopName === name ? wordmark : null);
  return ofToday ? { mark: undefined, wordmark: ofToday } : { mark: await read(mark) };
}
