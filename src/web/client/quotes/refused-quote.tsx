import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { leaveAsClient } from "../session/client-session.ts";

/** Access was refused: says so, forgets the session and leads to the sign-in page. */
export function RefusedQuote() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const text = t`You are not authorized to access this quote`;
  useEffect(() => {
    leaveAsClient();
    toast({ text, tone: "negative" });
    void navigate(paths.clientLogin(), { replace: true });
  }, [navigate, text]);
  return (
    <main id="main" className="frame py-12">
      <p role="alert">{text}</p>
    </main>
  );
}
