import { logoTypeOfBytes } from "#domain/quotes/logo-file.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { NewFile } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { receiveFile } from "./receive-file.ts";

/** Checks, stores and decodes the specified logo of a request. @throws 422 at `logo`, 503 */
export async function receiveLogo(
  services: Pick<Services, "storage" | "clock" | "log" | "logoDecoders">,
  upload: UploadedFile,
): Promise<NewFile> {
  const type = logoTypeOfBytes(upload.bytes);
  if (!type) throw new Error("a logo that was not checked");
  return await receiveFile(services, upload, { type, folder: "logos", field: "logo" });
}
