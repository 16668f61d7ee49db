import { I18nProvider } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { useEffect, useEffectEvent, useState } from "react";
import { getDraftPreview } from "#contracts/quotes/drafts.ts";
import type { ProposalAnswer } from "#contracts/quotes/offer-links.ts";
import { sendOffer } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { clientLanguage } from "#domain/language/client-language.ts";
import type { Language } from "#domain/language/language.ts";
import { improbablePrices } from "#domain/offers/improbable-price.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { defaultChoices } from "#domain/offers/work-out-offer.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { staffToken } from "../../../parts/accounts/staff-token.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { ProposalSheet } from "../../../parts/offers/proposal/proposal-sheet.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TabPanel, Tabs } from "../../../ui/lists/tabs.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { ReaderLocale, useRootData } from "../../../words/use-locale.ts";
import { QueryProblem } from "../../forms/query-problem.tsx";
import { MailFrame } from "../../mails/mail-frame.tsx";
import { useSaveFiles } from "../../use-save-files.ts";
import { useStaffQuery } from "../../use-staff-query.ts";
import { useTellUndoable } from "../../use-tell-undoable.ts";
import { useCatalogue } from "./use-catalogue.ts";
import { useOfferCommand } from "./use-offer-command.ts";
import { useWordsOf } from "./use-words-of.ts";

interface SendDialogProps {
  readonly quote: ReadQuoteForStaff;
  /** The draft as it is saved. */
  readonly version: QuoteVersionAnswer;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The offer as the client will read it, in his language; Ctrl+Enter sends it. */
export function SendDialog({ quote, version, onSent, onClose }: SendDialogProps) {
  const { t } = useLingui();
  const { reference, email } = quote;
  const [isFreeMeant, setFreeMeant] = useState(false);
  const [isPriceMeant, setPriceMeant] = useState(false);
  const tellUndoable = useTellUndoable();
  const saving = useSaveFiles();
  const language = useLanguageOf(quote);
  const paper = {
    address: `/api/quotes/${quote.id}/draft/document?language=${language}`,
    name: `${reference}-v${version.number}.pdf`,
  };
  const sending = useOfferCommand(
    quote,
    sendOffer,
    () => ({ params: { id: quote.id }, body: {} }),
    () => {
      tellUndoable({
        ...{ quoteId: quote.id, command: "send-offer" },
        text: t`The offer of ${reference} is on its way to ${email}.`,
      });
      onSent();
      onClose();
    },
  );
  const isFree = version.total_cents === 0 && !version.is_freight_open;
  const improbable = improbablePrices(version, useCatalogue(quote.language).listed);
  const canSend = (!isFree || isFreeMeant) && (improbable.length === 0 || isPriceMeant);
  const send = () => canSend && !sending.isPending && sending.mutate(undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    // Neither the very key that opened the preview nor one that is held down: the preview has not been read yet.
    if (event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    send();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before what has the focus: a quantity keeps Enter to itself.
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={onClose}
      title={<Trans>Send the offer of {reference}?</Trans>}
      description={<Trans>This is what {email} will read.</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button
            variant="ink"
            aria-keyshortcuts="Control+Enter"
            busy={sending.isPending}
            disabled={!canSend}
            onClick={send}
          >
            <Trans>Send the offer</Trans>
          </Button>
        </>
      }
    >
      <FormProblem problem={sending.problem} />
      <p className="mb-4">
        <Button size="sm" busy={saving.isPending} onClick={() => saving.mutate([paper])}>
          <Icon of={Download} className="size-4" />
          <Trans>The PDF that comes with it</Trans>
        </Button>
      </p>
      {version.is_freight_open && (
        <Banner tone="caution" className="mb-4">
          <Trans>
            Freight is not known yet: the total reads “plus freight”, and the client can neither accept nor
            pay until it is.
          </Trans>
        </Banner>
      )}
      {isFree && (
        <Checkbox
          className="mb-4"
          label={t`The total is zero, and that is meant so.`}
          checked={isFreeMeant}
          onChange={(event) => setFreeMeant(event.currentTarget.checked)}
        />
      )}
      {improbable.length > 0 && (
        <Checkbox
          className="mb-4"
          label={t`The price is meant so: ${improbable.join("; ")}`}
          hint={t`It is a tenth of the price list’s or less, or ten times it or more.`}
          checked={isPriceMeant}
          onChange={(event) => setPriceMeant(event.currentTarget.checked)}
        />
      )}
      <Preview quote={quote} />
    </Dialog>
  );
}

/** The page and the mail that leads to it, as they would leave now, in the client's language. */
function Preview({ quote }: Pick<SendDialogProps, "quote">) {
  const { t } = useLingui();
  const { id, version } = quote;
  const language = useLanguageOf(quote);
  const query = useStaffQuery({
    queryKey: ["draft-preview", id, version],
    read: (ask) => ask(getDraftPreview, { params: { id } }),
  });
  if (!query.data) return query.isPending ? <SkeletonText lines={8} /> : <QueryProblem query={query} />;
  const { offer, mail } = query.data;
  return (
    <Tabs
      label={t`What the client gets`}
      tabs={[
        { value: "page", label: <Trans>Page</Trans> },
        { value: "mail", label: <Trans>Mail</Trans> },
      ]}
    >
      <TabPanel value="page">
        {offer.version && <Page offer={offer} version={offer.version} language={language} />}
      </TabPanel>
      <TabPanel value="mail">
        <p className="mb-2 font-semibold">{mail.subject}</p>
        <MailFrame html={mail.html} className="h-[55dvh]" />
      </TabPanel>
    </Tabs>
  );
}

interface PageProps {
  readonly offer: ProposalAnswer;
  readonly version: QuoteVersionAnswer;
  readonly language: Language;
}

/** The page of the offer, in the client's language and as wide as the dialog. */
function Page({ offer, version, language }: PageProps) {
  const words = useWordsOf(language);
  const bearer = staffToken.use();
  if (!words) return <SkeletonText lines={8} />;
  return (
    <I18nProvider i18n={words}>
      <ReaderLocale value={language}>
        <article
          lang={language}
          className="overflow-hidden rounded-md border border-line bg-paper [--page-margin:1.25rem] [--page-width:100vw] sm:[--page-margin:2rem]"
        >
          <ProposalSheet
            isPreview
            bearer={bearer}
            mayAccept={!version.is_freight_open}
            offer={offer}
            version={version}
            choices={defaultChoices(offerOfVersion(version).options)}
          />
        </article>
      </ReaderLocale>
    </I18nProvider>
  );
}

/** What the client of a quote reads in. */
function useLanguageOf({ language }: Pick<ReadQuoteForStaff, "language">) {
  return clientLanguage(language, useRootData().facts);
}
