import { Trans } from "@lingui/react/macro";
import type { QuoteForm } from "../use-quote-form.ts";
import { KeptRequestCard } from "./kept-request-card.tsx";
import { useKeptRequests } from "./use-kept-requests.ts";

/** Above the form: what waits on this device to be sent, and what can be done about it. */
export function KeptRequestsNotice({ form }: { form: QuoteForm }) {
  const kept = useKeptRequests();
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept-requests" className="mb-12">
      <h2 id="kept-requests" tabIndex={-1} className="mb-5 text-2xl">
        <Trans>Kept on this device</Trans>
      </h2>
      <div className="grid gap-4">
        {kept.map((request) => (
          <KeptRequestCard key={request.key} request={request} form={form} />
        ))}
      </div>
    </section>
  );
}
