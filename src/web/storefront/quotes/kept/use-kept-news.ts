import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../../ui/toast.ts";
import { usePaths } from "../../../use-paths.ts";
import { followKept, followNews } from "./kept-requests.ts";
import { sendKeptRequests } from "./send-kept-requests.ts";

/** On every page of the shop: sends what waits when the network is back, and says what became of it. */
export function useKeptNews(): void {
  const { t } = useLingui();
  const paths = usePaths();
  const navigate = useNavigate();
  useEffect(() => {
    const send = () => void sendKeptRequests();
    window.addEventListener("online", send);
    const stopFollowing = followKept(() => undefined);
    return () => {
      window.removeEventListener("online", send);
      stopFollowing();
    };
  }, []);
  useEffect(
    () =>
      followNews((news) => {
        const look = { label: t`Look at it`, onAct: () => void navigate(paths.devis()) };
        if (news.kind === "sent") {
          const { reference } = news;
          toast({
            text: t`Your kept request was sent.`,
            detail: reference ? t`Your reference: ${reference}` : undefined,
            tone: "positive",
            milliseconds: 20_000,
          });
        } else if (news.kind === "later") {
          const { seconds } = news;
          toast({
            text: t`The shop could not take your kept request yet.`,
            detail: t`It is sent again in ${seconds} seconds, by itself.`,
          });
        } else {
          toast({
            text: t`Your kept request could not be accepted as it is.`,
            detail: news.message || undefined,
            tone: "negative",
            action: look,
            milliseconds: 20_000,
          });
        }
      }),
    [t, navigate, paths],
  );
}
