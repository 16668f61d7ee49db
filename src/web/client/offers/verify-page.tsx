import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import { verifyVersion } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { ClientPage } from "../client-page.tsx";

/** Whether a printed offer is the one that holds, by the number and the code on each of its pages (L3.3). */
export default function VerifyPage() {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const isInBrowser = useIsInBrowser();
  const printed = { reference: search.get("reference") ?? "", code: search.get("code") ?? "" };
  const isAsked = printed.reference !== "" && printed.code !== "";
  const query = useQuery({
    queryKey: ["verify", printed],
    queryFn: () => call(verifyVersion, { query: printed }),
    enabled: isInBrowser && isAsked,
    refetchOnWindowFocus: false,
  });
  return (
    <ClientPage title={t`Check a printed offer`}>
      <p className="mb-6">
        <Trans>The number and the code stand at the foot of each page of the paper.</Trans>
      </p>
      <VerifyForm
        printed={printed}
        isPending={query.isFetching}
        onAsk={(typed) => {
          setSearch(typed, { replace: true });
          if (typed.reference === printed.reference && typed.code === printed.code) void query.refetch();
        }}
      />
      <div aria-live="polite" className="mt-6">
        {query.isError && (
          <Banner tone="negative">
            {translateMessage(i18n, failureMessage("clientMutation", query.error))}
          </Banner>
        )}
        {query.data && <Verdict answer={query.data} />}
      </div>
    </ClientPage>
  );
}

interface Printed {
  readonly reference: string;
  readonly code: string;
}

interface VerifyFormProps {
  readonly printed: Printed;
  readonly isPending: boolean;
  readonly onAsk: (typed: { reference: string; code: string }) => void;
}

function VerifyForm({ printed, isPending, onAsk }: VerifyFormProps) {
  const { t } = useLingui();
  const { quotePrefix } = useRootData().facts;
  const id = useId();
  const form = useValidatedForm({
    defaultValues: { ...printed },
    rules: ({ reference, code }) => ({
      reference: reference.trim() === "" ? t`Please type the number of the offer.` : undefined,
      code: code.trim() === "" ? t`Please type the code.` : undefined,
    }),
    focusesErrors: true,
    onSubmit: ({ reference, code }) => onAsk({ reference: reference.trim(), code: code.trim() }),
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
      <TextField
        {...form.field("reference")}
        id={`${id}-reference`}
        label={t`Number`}
        placeholder={`${quotePrefix}-2026-000123`}
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        {...form.field("code")}
        id={`${id}-code`}
        label={t`Code`}
        autoComplete="off"
        maxLength={64}
      />
      <Button type="submit" variant="ink" className="justify-self-start" busy={isPending}>
        <Trans>Check</Trans>
      </Button>
    </form>
  );
}

function Verdict({ answer }: { answer: z.output<(typeof verifyVersion.answers)[200]> }) {
  const day = new Intl.DateTimeFormat(intlLocale(useLocale()), { dateStyle: "long" });
  const { result, version } = answer;
  const on = answer.on ? formatMoment(day, answer.on) : "";
  if (result === "unknown")
    return (
      <Banner tone="negative" title={<Trans>We do not know this paper</Trans>}>
        <Trans>No offer of ours has this number and this code. Please compare them with the paper.</Trans>
      </Banner>
    );
  if (result === "current")
    return (
      <Banner tone="positive" title={<Trans>This paper is the current offer</Trans>}>
        {version !== undefined && <Trans>It is version {version}.</Trans>}
      </Banner>
    );
  if (result === "accepted")
    return (
      <Banner tone="positive" title={<Trans>This offer was accepted</Trans>}>
        <Trans>An order stands for version {version}, which this paper shows.</Trans>
      </Banner>
    );
  if (result === "ended")
    return (
      <Banner tone="caution" title={<Trans>This offer has ended</Trans>}>
        <Trans>It can no longer be accepted. Please ask for a new one.</Trans>
      </Banner>
    );
  return (
    <Banner tone="caution" title={<Trans>This paper was replaced</Trans>}>
      {version === undefined ? (
        <Trans>Please ask for the offer that holds now.</Trans>
      ) : (
        <Trans>
          Version {version} replaced it on {on}.
        </Trans>
      )}
    </Banner>
  );
}
