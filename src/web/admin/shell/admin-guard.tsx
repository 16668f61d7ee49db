import { Trans } from "@lingui/react/macro";
import { type ReactNode, useMemo } from "react";
import { Navigate, useLocation } from "react-router";
import { linkLanguageKey } from "#domain/language/mail-links.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { paths } from "../../paths.ts";
import { Spinner } from "../../ui/buttons/spinner.tsx";
import { useAccountLanguage } from "./account-language.ts";

/**
 * Lets everyone in who has a role. A visitor without a session is sent to /login, which remembers the page; a standard
 * user to /unauthorized. The server checks every call all the same.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { isReady, user } = useAuth();
  useAccountLanguage(user);
  const { pathname, search } = useLocation();
  // One and the same object: with a new one at each render the redirect would start anew before it got there.
  const origin = useMemo(() => ({ from: pathname + withoutLanguage(search) }), [pathname, search]);
  if (!isReady) {
    return (
      <main id="main" className="grid min-h-dvh place-items-center">
        <p className="flex items-center gap-3" role="status">
          <Spinner />
          <Trans>Verifying authentication...</Trans>
        </p>
      </main>
    );
  }
  if (!user) return <Navigate to={paths.login()} state={origin} replace />;
  if (!user.role) return <Navigate to={paths.unauthorized()} replace />;
  return children;
}

/** The page stays in the language of the mail that led to it: its address need not. */
function withoutLanguage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(linkLanguageKey);
  return params.size > 0 ? `?${params}` : "";
}
