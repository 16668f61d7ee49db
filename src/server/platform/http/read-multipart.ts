import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { CallForm } from "#contracts/call.ts";
import { AppError } from "../errors/app-error.ts";
import { unknownField } from "./words-of-issue.ts";

export interface UploadedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** The file exceeds the limit; the rest was dropped, and the size rule reports it. */
  readonly isTruncated: boolean;
}

interface Form {
  readonly fields: Record<string, string>;
  readonly files: Record<string, UploadedFile>;
  /** Those of the one name under which several may come. */
  readonly several: UploadedFile[];
}

type FileNames = Pick<CallForm, "files" | "several" | "fileBytes">;

/**
 * Reads a multipart request whole. Its limits (count and size of parts) are set where the plugin is registered;
 * a file of an undeclared name is refused as an unknown field, and a name may come once unless the call says otherwise.
 */
export async function readMultipart(request: FastifyRequest, names: FileNames): Promise<Form> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
  const form: Form = { fields: Object.create(null), files: Object.create(null), several: [] };
  const limits = {
    files: Math.max(1, names.files.length + (names.several?.most ?? 0)),
    ...(names.fileBytes !== undefined && { fileSize: names.fileBytes + 1 }),
  };
  await takeParts(request, (part) => takePart(request, part, form, names), limits);
  return { fields: { ...form.fields }, files: { ...form.files }, several: form.several };
}

/** Hands over each part of a multipart request; `limits` in place of those of the plugin. @throws 400, 413 */
export async function takeParts(
  request: FastifyRequest,
  take: (part: Multipart) => Promise<void>,
  limits: NonNullable<Parameters<FastifyRequest["parts"]>[0]>["limits"] = {},
): Promise<void> {
  try {
    for await (const part of request.parts({ limits })) await take(part);
  } catch (error) {
    // Refusals and broken connections have a code; what the parser cannot make sense of has none.
    if (error instanceof Error && !("code" in error)) throw new AppError("unreadable_body", { cause: error });
    throw error;
  }
}

async function takePart(
  request: FastifyRequest,
  part: Multipart,
  form: Form,
  { files, several }: FileNames,
): Promise<void> {
  const name = part.fieldname;
  if (name in form.fields || name in form.files || name === "__proto__")
    throw new AppError("unreadable_body");
  if (part.type === "field") {
    if (part.valueTruncated || part.fieldnameTruncated) throw new AppError("too_large");
    form.fields[name] = String(part.value);
    request.hold(form.fields[name].length);
    return;
  }
  const isKnown = name === several?.name || files.includes(name);
  // Not a byte is read of a file that nothing here takes; its contract refuses the unknown field.
  if (part.filename && !isKnown) throw unknownFile(name);
  const bytes = await bytesOf(request, part.file);
  // An empty file without a name is what a browser sends when nothing was chosen; other programs leave the name out.
  if (bytes.length === 0 && !part.filename) return;
  if (!isKnown) throw unknownFile(name);
  const file = {
    name: sentName(part.filename),
    mediaType: part.mimetype,
    bytes,
    isTruncated: part.file.truncated,
  };
  if (name === several?.name) form.several.push(withinBytes(file, form.several, several.bytes));
  else form.files[name] = file;
}

/** What exceeds the bytes of all of them together is dropped; their rule reports it. */
function withinBytes(
  file: UploadedFile,
  earlier: readonly UploadedFile[],
  most: number | undefined,
): UploadedFile {
  if (most === undefined) return file;
  const left = Math.max(
    0,
    earlier.reduce((sum, { bytes }) => sum - bytes.length, most + 1),
  );
  return left >= file.bytes.length
    ? file
    : { ...file, bytes: file.bytes.subarray(0, left), isTruncated: true };
}

/** In a file's name browsers write these three signs so, and no others; a percent sign stays itself. */
const written: Readonly<Record<string, string>> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** A file's name as its sender has it. */
export function sentName(filename: string): string {
  return filename.replace(/%22|%0D|%0A/g, (sign) => written[sign] ?? sign);
}

function unknownFile(name: string): AppError {
  return new AppError("invalid", { fields: { [name]: [unknownField] } });
}

/** A part's file, whole, counted as held. `buffer` of `node:stream/consumers` copies everything once more, through a `Blob`. */
export async function bytesOf(
  request: FastifyRequest,
  file: AsyncIterable<Buffer>,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    request.hold(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
