import type { LabelSheet } from "../layouts/carton-labels.ts";
import type { DocumentLayout } from "./document-layout.ts";

/** What is rendered as a PDF: data alone, which another process can be handed. */
export type Rendering =
  | { readonly kind: "document"; readonly layout: DocumentLayout }
  | { readonly kind: "labels"; readonly layout: LabelSheet };

/** Renders a PDF here. The renderer's packages are loaded with the first one. */
export async function draw(rendering: Rendering): Promise<Buffer> {
  if (rendering.kind === "labels") {
    const { drawLabels } = await import("./draw-labels.ts");
    return await drawLabels(rendering.layout);
  }
  const { drawDocument } = await import("./draw-document.ts");
  return await drawDocument(rendering.layout);
}
