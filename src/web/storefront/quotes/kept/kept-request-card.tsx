import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { showCount } from "#domain/language/show-count.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useWording } from "../../../words/use-wording.ts";
import { faultsOfAnswer } from "../check-draft.ts";
import { draftStore } from "../draft-store.ts";
import { emptyDraft } from "../quote-draft.ts";
import type { QuoteForm } from "../use-quote-form.ts";
import type { KeptRequest, KeptState } from "./kept-request.ts";
import { keepRequest, letGoOfRequest } from "./kept-requests.ts";
import { sendKeptRequests } from "./send-kept-requests.ts";

/** One request that waits: since when, for what, and the ways to change it, send it now, or let go of it. */
export function KeptRequestCard({ request, form }: { request: KeptRequest; form: QuoteForm }) {
  const { t } = useLingui();
  const { draft, payload, state, key, logo } = request;
  const { name } = payload;
  const bags = showCount(Number(payload.quantity), useWording());
  const [isSending, setSending] = useState(false);
  const isRefused = state.kind === "refused";

  const correct = async () => {
    const before = draftStore.get();
    draftStore.set(() => draft);
    if (logo) await form.chooseLogo(logo);
    if (isRefused) form.refuse(faultsOfAnswer(state.errors));
    await letGoOfRequest(key);
    if (before !== emptyDraft)
      toast({
        text: t`The form holds the kept request now.`,
        action: { label: t`Undo`, onAct: () => draftStore.set(() => before) },
      });
  };
  const discard = async () => {
    await letGoOfRequest(key);
    toast({
      text: t`The kept request was discarded.`,
      action: { label: t`Undo`, onAct: () => void keepRequest(request) },
    });
  };
  const sendNow = async () => {
    setSending(true);
    await keepRequest({ ...request, state: { kind: "waiting" } });
    await sendKeptRequests();
    setSending(false);
    if (!navigator.onLine) toast({ text: t`There is no network yet. It is sent as soon as there is.` });
  };
  return (
    <Banner tone={isRefused ? "negative" : "info"} live="polite" title={<Title state={state} />}>
      <p className="text-sm">
        <Trans>
          {name}, {bags} bags
        </Trans>
        {logo && `, ${logo.name}`}
      </p>
      <Reasons state={state} />
      <div className="mt-3 flex flex-wrap gap-2">
        {!isRefused && (
          <Button size="sm" variant="ink" busy={isSending} onClick={sendNow}>
            <Trans>Send it now</Trans>
          </Button>
        )}
        <Button size="sm" onClick={correct}>
          {isRefused ? <Trans>Correct it</Trans> : <Trans>Change it</Trans>}
        </Button>
        <Button size="sm" variant="quiet" onClick={discard}>
          <Trans>Discard it</Trans>
        </Button>
      </div>
    </Banner>
  );
}

function Title({ state }: { state: KeptState }) {
  const wording = useWording();
  if (state.kind === "refused") return <Trans>This request could not be accepted as it is</Trans>;
  if (state.kind === "waiting")
    return <Trans>Your request is kept. It will be sent when the network returns.</Trans>;
  const time = new Date(state.at).toLocaleTimeString(intlLocale(wording), { timeStyle: "short" });
  return <Trans>The shop could not take it yet. It will be sent again at {time}.</Trans>;
}

function Reasons({ state }: { state: KeptState }) {
  if (state.kind !== "refused")
    return (
      <p className="mt-1 text-sm text-ink-2">
        <Trans>
          You may close this page: it is sent the next time you open the shop. It stays one request.
        </Trans>
      </p>
    );
  const reasons = Object.values(state.errors).flat();
  return (
    <ul className="mt-1 text-sm">
      {(reasons.length > 0 ? reasons : [state.message]).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
