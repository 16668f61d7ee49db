import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ArtworkRole } from "#domain/artwork/artwork-file.ts";

/** What a file of a deal is for, in words. */
export const artworkRoleWords: Readonly<Record<ArtworkRole, MessageDescriptor>> = {
  logo: msg`Logo`,
  guideline: msg`Brand guideline`,
  production: msg`Production file`,
  reference: msg`Reference`,
};
