import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { readsAsInvitation } from "#domain/text/reads-as-invitation.ts";

/**
 * The name as a mail to a client may say it. A visitor chooses both the name and the address that it goes to, so a name
 * that invites the reader to open or to call something is left out.
 */
export function nameOfClient({ name }: { readonly name: string }): string {
  return readsAsInvitation(name) ? "" : name;
}

/** The first line of a mail. */
export function greeting(i18n: I18n, name: string): string {
  return name === "" ? i18n._(msg`Hello,`) : i18n._(msg`Hello ${name},`);
}
