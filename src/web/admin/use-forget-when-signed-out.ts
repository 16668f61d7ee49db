import { useEffect } from "react";
import { ApiFailure } from "../api/send.ts";
import { useAuth } from "../parts/accounts/auth-provider.tsx";

/** A call that was refused with 401 ends the session here: the guard then leads to the sign-in page (S2 §8). */
export function useForgetWhenSignedOut(error: unknown): void {
  const { forget } = useAuth();
  const isSignedOut = error instanceof ApiFailure && error.status === 401;
  useEffect(() => {
    if (isSignedOut) forget();
  }, [isSignedOut, forget]);
}
