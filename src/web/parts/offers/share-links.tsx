import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  endOfferLink,
  listOfferLinks,
  type OfferLinkAnswer,
  shareOffer,
} from "#contracts/quotes/offer-links.ts";
import { intlLocale, type Language, languages } from "#domain/language/language.ts";
import type { LinkRights } from "#domain/offers/offer-links.ts";
import { quoteEmailRule } from "#domain/quotes/quote-rules.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { call, callToDo } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { translateMessage } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import { useValidatedForm } from "../forms/use-validated-form.ts";

interface ShareLinksProps {
  readonly quoteId: number;
  /** Throws, or is null, without a session. */
  readonly bearer: () => string | null;
  /** Whose words say what failed. */
  readonly side: "staff" | "client";
}

const keyOf = (quoteId: number) => ["offer-links", quoteId] as const;

/** Shares an offer: mails a link to a colleague, lists the links that work, and ends them. */
export function ShareLinks(props: ShareLinksProps) {
  const { quoteId, bearer } = props;
  const query = useQuery({
    queryKey: keyOf(quoteId),
    queryFn: async () =>
      (await call(listOfferLinks, { params: { id: quoteId } }, { bearer: bearer() })).links,
  });
  return (
    <div className="grid gap-6">
      <ShareForm {...props} />
      {query.data && query.data.length > 0 && <Links {...props} links={query.data} />}
    </div>
  );
}

function ShareForm({ quoteId, bearer, side }: ShareLinksProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const locale = useLocale();
  const language: Language | undefined = languages.find((each) => each === locale);
  const sharing = useMutation({
    mutationFn: (shared: { email: string; rights: LinkRights }) =>
      call(
        shareOffer,
        { params: { id: quoteId }, body: { ...shared, ...(language && { language }) } },
        { bearer: bearer() },
      ),
    onSuccess: ({ link: { email } }) => {
      form.settle({ email: "", rights: "read" });
      toast({ tone: "positive", text: t`The link is on its way to ${email}.` });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: keyOf(quoteId) }),
  });
  const form = useValidatedForm<{ email: string; rights: LinkRights }>({
    defaultValues: { email: "", rights: "read" },
    rules: ({ email }) => ({ email: quoteEmailRule(email) }),
    fieldErrors: fieldErrorsOf(sharing.error),
    focusesErrors: true,
    onSubmit: (shared) => sharing.mutate(shared),
  });
  const problem =
    sharing.error && !form.isRefusedAtField
      ? failureMessage(side === "staff" ? "staffMutation" : "clientMutation", sharing.error)
      : undefined;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
      <FormProblem problem={problem} elsewhere={form.elsewhere} />
      <TextField
        {...form.field("email")}
        type="email"
        label={t`Address of the colleague`}
        autoComplete="off"
      />
      <RadioGroup
        name="rights"
        label={t`What may be done with the link?`}
        value={form.values.rights}
        onValueChange={(rights) => form.change("rights", rights)}
        options={[
          { value: "read", label: t`Read, and ask questions` },
          { value: "act", label: t`Also accept, pay and approve` },
        ]}
      />
      <Button
        type="submit"
        variant="ink"
        className="justify-self-start max-sm:w-full"
        busy={sharing.isPending}
      >
        <Trans>Mail the link</Trans>
      </Button>
    </form>
  );
}

interface LinksProps extends ShareLinksProps {
  readonly links: readonly OfferLinkAnswer[];
}

function Links({ quoteId, bearer, side, links }: LinksProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const day = new Intl.DateTimeFormat(intlLocale(useLocale()), { dateStyle: "medium", timeStyle: "short" });
  const ending = useMutation({
    mutationFn: (linkId: number) =>
      callToDo(endOfferLink, { params: { id: quoteId, link_id: linkId } }, { bearer: bearer() }),
    onError: (error) =>
      toast({
        tone: "negative",
        text: translateMessage(
          i18n,
          failureMessage(side === "staff" ? "staffMutation" : "clientMutation", error),
        ),
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: keyOf(quoteId) }),
  });
  return (
    <ul aria-label={t`Links that work`}>
      {links.map(({ id, email, rights, is_shared: isShared, created_at, last_opened_at: opened }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
          <div className="min-w-0 flex-1 basis-48">
            <span className="block font-semibold wrap-anywhere">{email}</span>
            <span className="block text-sm text-ink-2">
              {isShared ? (
                rights === "act" ? (
                  <Trans>May accept, pay and approve</Trans>
                ) : (
                  <Trans>Reads, and asks questions</Trans>
                )
              ) : (
                <Trans>Came with one of our mails</Trans>
              )}
              {" · "}
              {opened ? (
                <Trans>opened on {formatMoment(day, opened)}</Trans>
              ) : (
                <Trans>sent on {formatMoment(day, created_at)}, not opened yet</Trans>
              )}
            </span>
          </div>
          <Button
            size="sm"
            aria-label={t`End the link of ${email}`}
            busy={ending.isPending && ending.variables === id}
            onClick={() => ending.mutate(id)}
          >
            <Trans>End</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
