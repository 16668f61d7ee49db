import { fileMaxBytes, mediaTypeAgrees } from "#domain/files/media-type.ts";
import { type LogoFile, logoTypeOfBytes, logoTypeOfName } from "#domain/quotes/logo-file.ts";
import { type Message, withValues } from "#domain/words.ts";

const missing: Message = /*i18n*/ {
  id: "proof.file.missing",
  message: "Please choose the file of the proof.",
};
const wrongType: Message = /*i18n*/ {
  id: "proof.file.type",
  message: "A proof is a JPG, PNG, GIF or PDF file.",
};
const tooLarge: Message = /*i18n*/ {
  id: "proof.file.size",
  message: "This file is too large: a proof may have {megabytes} MB at most.",
};

/** The file of a proof: name, media type and bytes agree on a picture or a PDF of at most 5 MB. */
export function proofFileRule(file: LogoFile | undefined): Message | undefined {
  if (!file) return missing;
  const claimed = logoTypeOfName(file.name);
  if (!claimed || !mediaTypeAgrees(file.type, claimed)) return wrongType;
  if (file.size > fileMaxBytes) return withValues(tooLarge, { megabytes: fileMaxBytes / 1_048_576 });
  return file.start && logoTypeOfBytes(file.start) !== claimed ? wrongType : undefined;
}
