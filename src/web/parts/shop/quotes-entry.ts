import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import { clientToken } from "../accounts/client-token.ts";

/** The way to one's quotes: the list for a signed-in client, the sign-in page for everyone else. */
export function useQuotesEntry(): { readonly to: string; readonly words: string } {
  const { t } = useLingui();
  const isSignedIn = clientToken.use() !== null;
  return isSignedIn
    ? { to: paths.clientQuotes(), words: t`My quotes` }
    : { to: paths.clientLogin(), words: t`Find my quote` };
}
