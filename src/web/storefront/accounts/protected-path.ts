import type { Location } from "react-router";
import { isRecord } from "#domain/text/read-value.ts";

/** The page that sent a visitor to sign in, remembered by the navigation or by the address; never another site's. */
export function protectedPath({ state, search }: Pick<Location, "state" | "search">): string | undefined {
  const remembered = isRecord(state) ? state.from : undefined;
  const from = remembered ?? new URLSearchParams(search).get("from");
  return typeof from === "string" && /^\/(?![/\\])[\w\-./?=&%+,]{0,200}$/.test(from) ? from : undefined;
}

/** The same where it is a page of the back office: signing in leads nowhere else. */
export function officePath(from: string | undefined): string | undefined {
  return from && /^\/admin([/?]|$)/i.test(from) ? from : undefined;
}
