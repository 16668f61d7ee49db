import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { trashKinds } from "#contracts/trash.ts";

/** What lies in the trash, in words. */
export const trashMessages: Readonly<Record<(typeof trashKinds)[number], MessageDescriptor>> = {
  quote: msg`Quote`,
  product: msg`Product`,
  size: msg`Size`,
  user: msg`User`,
  contact_message: msg`Message`,
};
