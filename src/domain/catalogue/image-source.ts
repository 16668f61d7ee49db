/** What a product's image value stands for: a picture, a PDF document, or nothing that may be shown. */
export type ImageSource =
  | { readonly kind: "picture"; readonly src: string }
  | { readonly kind: "document"; readonly src: string }
  | { readonly kind: "none" };

const none: ImageSource = { kind: "none" };
const pictureData = /^data:image\/(?:png|jpeg|webp|gif)[;,]/i;
const documentData = /^data:application\/pdf[;,]/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unfit = /[\u0000-\u001F\u007F\\]/;

function isDocumentPath(path: string): boolean {
  return /\.pdf$/i.test(path.split(/[?#]/, 1)[0] ?? "");
}

function shown(src: string): ImageSource {
  return { kind: isDocumentPath(src) ? "document" : "picture", src };
}

/** A path under /storage/, whether it was written with that start, with a slash or without. */
function storagePath(value: string): ImageSource {
  const path = value.replace(/^\/*(?:storage\/+)?/, "");
  const segments = path.split("/");
  if (path === "" || segments.some((segment) => segment === ".." || segment === ".")) return none;
  return shown(`/storage/${path}`);
}

/**
 * The image source rule (SPEC-2.8): pictures as data and https addresses are used as they are, every
 * other value is a path under /storage/; PDFs are documents; all else shows the placeholder.
 */
export function imageSource(value: string | null | undefined): ImageSource {
  const given = value?.trim() ?? "";
  if (given === "") return none;
  if (/^data:/i.test(given)) {
    if (documentData.test(given)) return { kind: "document", src: given };
    return pictureData.test(given) ? { kind: "picture", src: given } : none;
  }
  if (unfit.test(given)) return none;
  if (/^https:\/\/[^/]/i.test(given)) return shown(given);
  return scheme.test(given) || given.startsWith("//") ? none : storagePath(given);
}
