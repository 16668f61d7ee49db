import { Trans, useLingui } from "@lingui/react/macro";
import { useIsInBrowser } from "../../../parts/use-is-in-browser.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { translateMessage } from "../../../words/say.ts";
import { draftStore } from "../form/draft-store.ts";
import { emptyDraft } from "../form/quote-draft.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import { UnsentRequest } from "./unsent-request.tsx";

/** The end of the form: the last error, the button, the progress, and what is stored meanwhile. */
export function SendRequest({ form }: { form: QuoteForm }) {
  const { t } = useLingui();
  const isSending = form.sentShare !== null;
  return (
    <div className="border-t border-ink pt-6 lg:col-start-1">
      <Failure form={form} />
      {isSending && form.draft.isLogo && form.logo && (
        <ProgressBar
          label={<Trans>Sending your logo</Trans>}
          value={form.sentShare ?? 0}
          valueText={`${Math.round((form.sentShare ?? 0) * 100)} %`}
          className="mb-5"
        />
      )}
      <Button
        type="submit"
        variant="ink"
        size="lg"
        busy={isSending}
        disabled={!form.isReady}
        busyText={t`SENDING REQUEST...`}
        className="w-full sm:w-auto"
      >
        <Trans>SEND MY REQUEST</Trans>
      </Button>
      <p className="mt-3 text-sm text-ink-2">
        <Trans>It costs nothing and binds nobody. We reply within 24 hours.</Trans>
      </p>
      <KeptDraft form={form} />
    </div>
  );
}

function Failure({ form }: { form: QuoteForm }) {
  const { i18n } = useLingui();
  if (form.failure === null) return null;
  if (form.draft.isUnsent) return <UnsentRequest form={form} className="mb-5" />;
  return (
    <Banner tone="negative" live="assertive" title={translateMessage(i18n, form.failure)} className="mb-5">
      <p className="text-sm">
        <Trans>Nothing you typed is lost. Send it again: it stays one request.</Trans>
      </p>
    </Banner>
  );
}

/** Says what this device stores, and deletes it, with Undo. */
function KeptDraft({ form }: { form: QuoteForm }) {
  const { t } = useLingui();
  const isStored = useIsInBrowser() && JSON.stringify(form.draft) !== JSON.stringify(emptyDraft);
  if (!isStored) return null;
  const clear = () => {
    const { draft } = form;
    form.startOver();
    toast({
      text: t`The form is empty again.`,
      action: { label: t`Undo`, onAct: () => draftStore.set(() => draft) },
    });
  };
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      <Trans>Your answers are kept on this device until you send them; the logo file is not.</Trans>
      <button type="button" onClick={clear} className="link min-h-6 font-semibold text-ink">
        <Trans>Clear the form</Trans>
      </button>
    </p>
  );
}
