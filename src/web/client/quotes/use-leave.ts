import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { send } from "../../api/send.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { paths } from "../../paths.ts";
import { leaveAsClient } from "../session/client-session.ts";

/**
 * Logout: the shop's home page opens, and the stored quote and token are forgotten. In this order: a client's page
 * without a session leads to the sign-in page, so the session ends when that page has left the screen.
 */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isLeaving = useRef(false);
  const endSession = useEffectEvent(() => {
    if (!isLeaving.current) return;
    const bearer = clientToken.get();
    leaveAsClient();
    queries.clear();
    // The local session ends whether or not the server answers.
    void send("/api/logout", { method: "POST", json: {}, bearer }).catch(() => undefined);
  });
  useEffect(() => () => endSession(), []);
  return () => {
    isLeaving.current = true;
    void navigate(paths.home());
  };
}
