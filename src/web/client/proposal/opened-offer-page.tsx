import { useEffect } from "react";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { Spinner } from "../../ui/buttons/spinner.tsx";
import { openedOffer } from "../session/opened-offer.ts";
import { EndedLink } from "./ended-link.tsx";

/** The address of an offer whose link has left it: loaded anew, this tab opens the offer again. */
export default function OpenedOfferPage() {
  const isInBrowser = useIsInBrowser();
  const token = openedOffer.use()?.token;
  useEffect(() => {
    if (token) location.replace(`/offer/${encodeURIComponent(token)}`);
  }, [token]);
  if (isInBrowser && !token) return <EndedLink />;
  return (
    <main id="main" className="frame min-h-dvh py-12">
      <Spinner />
    </main>
  );
}
