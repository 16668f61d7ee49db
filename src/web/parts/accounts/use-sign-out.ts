import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { useAuth } from "./auth-provider.tsx";

/** Signs out and goes to /login, whatever the server says. */
export function useSignOut() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    await signOut();
    await navigate(paths.login());
  }
  return { isBusy, leave: () => void leave() };
}
