import type { CallForm } from "#contracts/call.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

const logo = { name: "logo.png", type: "image/png", bytes: tinyPng };
const catalogueFile = {
  name: "products.csv",
  type: "text/csv",
  bytes: Buffer.from("product,size,label,price\nA bag of a file,Small,12 in,0.15\n"),
};

const paper = { name: "proof.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7\n%%EOF") };

/** The files that a form of a call is sent. */
export function validFiles({ fields, files }: CallForm) {
  if ("facts" in fields.shape || "channel" in fields.shape) return { file: paper };
  if (files.includes("logo")) return { logo };
  if ("width_mm" in fields.shape || "role" in fields.shape) return { file: logo };
  if ("alt_en" in fields.shape || fields.shape.name) return { image: logo };
  return files.includes("file") ? { file: catalogueFile } : {};
}
