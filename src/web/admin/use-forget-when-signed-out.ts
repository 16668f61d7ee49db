import { useEffect } from "react";
import { seconds } from "#domain/time/durations.ts";
import { ApiFailure } from "../api/send.ts";
import { useAuth } from "../parts/accounts/auth-provider.tsx";
import { staffToken } from "../parts/accounts/staff-token.ts";

/** Long enough to read why. */
const beforeLeaving = seconds(3);

/**
 * A call that was refused with 401 removes the token at once. Its words stay readable for a moment; then the
 * guard leads to the sign-in page. One refused with 403 asks for the own role anew: it was changed elsewhere.
 */
export function useForgetWhenSignedOut(error: unknown): void {
  const { forget, renew } = useAuth();
  const isSignedOut = error instanceof ApiFailure && error.status === 401;
  const isForbidden = error instanceof ApiFailure && error.status === 403;
  useEffect(() => {
    if (isForbidden) void renew();
  }, [isForbidden, renew]);
  useEffect(() => {
    if (!isSignedOut) return;
    staffToken.set(() => null);
    const timer = setTimeout(forget, beforeLeaving);
    return () => clearTimeout(timer);
  }, [isSignedOut, forget]);
}
