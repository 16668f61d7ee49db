import { redirect } from "react-router";
import { isLanguage } from "#domain/language/language.ts";
import { isHttps } from "#domain/shop/is-https.ts";
import { pageServices } from "../../context.ts";
import type { Route } from "./+types/choose-language-page.ts";

const year = 31_536_000;

/**
 * Stores the chosen language in the cookie `language` and returns to the page: a form posts here, so that the
 * switch works without JavaScript. Leaving the addresses under /en and /fr, which speak one language only.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { publicUrl } = context.get(pageServices);
  // A shop that is tried out on plain http needs it, too.
  const secure = isHttps(publicUrl) ? "; Secure" : "";
  const form = await request.formData();
  const language = form.get("language");
  const back = ownPath(form.get("back"));
  const cookie = isLanguage(language)
    ? `language=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
    : `language=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
  return redirect(back, { headers: { "set-cookie": cookie } });
}

export function loader() {
  return redirect("/");
}

/** A path of this shop, never another address. */
function ownPath(value: FormDataEntryValue | null): string {
  const path = typeof value === "string" ? value.replace(/^\/(en|fr)(?=\/|$)/i, "") || "/" : "/";
  return /^\/(?![/\\])[\w\-./?=&%+,~!*'()]*$/.test(path) ? path : "/";
}
