import { useEffect } from "react";
import { chooseLanguage } from "#contracts/accounts/accounts.ts";
import type { Language } from "#domain/language/language.ts";
import { staffLanguageCookie, staffLanguageOf } from "#domain/language/staff-language.ts";
import type { SignedInUser } from "../../parts/accounts/signed-in-user.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

const year = 31_536_000;

/** Shows the back office in the account's language, whatever the last account here had chosen. */
export function useAccountLanguage(user: SignedInUser | null): void {
  const language = user?.language;
  useEffect(() => {
    if (language !== undefined) showIn(language);
  }, [language]);
}

/** Chooses the account's language, for its screens and mails; null undoes the choice. */
export function useChooseLanguage() {
  return useStaffMutation({
    invalidates: [],
    mutationFn: (language: Language | null) => doAsStaff(chooseLanguage, { body: { language } }),
    onSuccess: (_, language) => {
      if (!showIn(language)) location.reload();
    },
    problemToast: true,
  });
}

/** Has the server render the page anew where it was rendered for another choice; answers whether it does. */
function showIn(language: Language | null): boolean {
  if (staffLanguageOf(document.cookie) === language) return false;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const age = language === null ? 0 : year;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${staffLanguageCookie}=${language ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  // A browser without cookies would be redirected here for ever.
  if (staffLanguageOf(document.cookie) !== language) return false;
  location.reload();
  return true;
}
