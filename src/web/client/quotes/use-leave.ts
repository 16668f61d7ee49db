import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { send } from "../../api/send.ts";
import { paths } from "../../paths.ts";
import { clientToken, leaveAsClient } from "../session/client-session.ts";

/** Logout: the stored quote and token are forgotten, and the shop's home page opens (S2 §4). */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const bearer = clientToken.get();
    // Home first: this page without a session would lead to the sign-in page.
    await navigate(paths.home());
    leaveAsClient();
    queries.clear();
    // The session ends here whatever the server says; it is told all the same.
    await send("/api/logout", { method: "POST", json: {}, bearer }).catch(() => undefined);
  };
}
