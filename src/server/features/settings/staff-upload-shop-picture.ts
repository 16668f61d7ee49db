import type { SettingsAnswer } from "#contracts/settings.ts";
import { markWidths, pictureWidths, sceneWidths } from "#domain/catalogue/picture-widths.ts";
import type { ShopPictureName } from "#domain/settings/shop-settings.ts";
import type { Message } from "#domain/words.ts";
import type { SignedInStaff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { answerPicture } from "#server/platform/pictures/picture-info.ts";
import { checkFileKind, receivePicture } from "#server/platform/pictures/receive-picture.ts";
import type { Services } from "#server/services.ts";
import { type SettingSources, staffChangeSettings } from "./staff-change-settings.ts";

const field = "image";
const noFile: Message = /*i18n*/ { id: "settings.picture.file", message: "Please choose a picture." };
// No SVG: it may hold scripts and addresses, and mails and documents could not show it.
const kinds = ["png", "jpg", "webp"] as const;
const wrongKind: Message = /*i18n*/ {
  id: "settings.picture.kind",
  message: "Only JPG, PNG and WebP files are allowed",
};
const widths = {
  mark_picture: markWidths,
  hero_picture: sceneWidths,
  wordmark_picture: pictureWidths,
  favicon: markWidths,
} satisfies Record<ShopPictureName, readonly number[]>;

interface Input {
  readonly name: ShopPictureName;
  readonly file: UploadedFile | undefined;
  readonly expectedVersion: number | undefined;
}

/** Shows a picture of the shop's own from now on. @throws invalid; conflict with the settings as they stand */
export async function staffUploadShopPicture(
  services: Services,
  actor: SignedInStaff,
  { name, file, expectedVersion }: Input,
  sources: SettingSources,
): Promise<SettingsAnswer> {
  if (!file) throw new AppError("invalid", { fields: { [field]: [noFile] } });
  checkFileKind(file, { field, kinds, wrongKind });
  const picture = answerPicture(await receivePicture(services, field, file, widths[name]));
  const meant = { changes: { [name]: picture }, expectedVersion };
  return await staffChangeSettings(services, actor, meant, sources);
}
