import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { paths } from "../../paths.ts";
import { Spinner } from "../../ui/spinner.tsx";

/**
 * Lets administrators in. Nobody signed in goes to /login, which remembers where from; a standard user is told at
 * /unauthorized (S2 §6, D11). The server checks every call all the same.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { isReady, user } = useAuth();
  const { pathname, search } = useLocation();
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
  if (!user) return <Navigate to={paths.login()} state={{ from: pathname + search }} replace />;
  if (!user.isAdmin) return <Navigate to={paths.unauthorized()} replace />;
  return children;
}
