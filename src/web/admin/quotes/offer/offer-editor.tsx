import { Trans } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import Send from "lucide-react/icons/send";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { deliveryFeeCents, deliveryFeeName, isDeliveryFee } from "#domain/offers/retail-delivery-fee.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { writeNumber } from "../../../ui/fields/typed-number.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { DraftConflict } from "./draft-conflict.tsx";
import type { OfferEdit } from "./edit-offer.ts";
import { OfferLines } from "./offer-lines.tsx";
import { OfferOptions } from "./offer-options.tsx";
import { OfferSums } from "./offer-sums.tsx";
import { OfferTerms } from "./offer-terms.tsx";
import { typedOfVersion } from "./read-offer.ts";
import { TemplatesMenu } from "./templates-menu.tsx";
import { type TypedOffer, toDraft } from "./typed-offer.ts";
import { useCatalogue } from "./use-catalogue.ts";
import { useOffer } from "./use-offer.ts";
import { useSavedDraft } from "./use-saved-draft.ts";
import type { CostedVersion } from "./use-versions.ts";
import type { WorkedOffer } from "./worked-offer.ts";

interface OfferEditorProps {
  readonly quote: ReadQuoteForStaff;
  /** The draft that is stored. */
  readonly stored: CostedVersion | undefined;
  /** What it begins with. */
  readonly first: TypedOffer;
  /** What the Retail Delivery Fee is, in dollars, where the goods go to Colorado; null: it is not proposed. */
  readonly deliveryFee: number | null;
  /** The buyer bears no sales tax, by a certificate. */
  readonly isExempt: boolean;
  /** Whether it was just asked for: writing begins in its first line. */
  readonly isOpened: boolean;
  /** Whether the server has that already. */
  readonly isStored: boolean;
  /** Whether something is typed that the server does not have. */
  readonly onDirty: (isDirty: boolean) => void;
  /** All is saved and obeys the rules. */
  readonly onSend: () => void;
}

/** The offer on one screen, by keyboard: Enter adds a line, Ctrl+Enter sends. The total and what can be done stay in sight. */
export function OfferEditor(props: OfferEditorProps) {
  const { quote, stored, first, deliveryFee, isExempt, isOpened, isStored, onDirty, onSend } = props;
  const locale = intlLocale(useLocale());
  const catalogue = useCatalogue(quote.language);
  const { offer, edit, draft, worked, profiles, problem } = useOffer(first, {
    ...{ listed: catalogue.listed, costs: catalogue.costs, isOpened, isExempt },
  });
  const saved = useSavedDraft({ quote, stored, draft, isStored, isValid: worked.isValid });
  const [showsAll, setShowsAll] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isDirty } = saved;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const send = async () => {
    setShowsAll(true);
    if (!worked.isValid) {
      // Once the errors stand there.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    if (await saved.save()) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (event.repeat) return;
    void send();
  };
  const lines = { offer, worked, showsAll, catalogue, onEdit: edit };
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="offer"
      className="@container grid gap-6"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      {saved.theirs && (
        <DraftConflict
          quoteId={quote.id}
          theirs={saved.theirs}
          onKeepMine={saved.keepMine}
          onTakeTheirs={(version) => {
            const theirs = typedOfVersion(version, { locale, isWritten: true });
            edit({ do: "replace", offer: theirs });
            saved.takeTheirs(version, toDraft(theirs, locale));
          }}
        />
      )}
      <FormProblem
        problem={saved.problem ?? problem ?? undefined}
        elsewhere={Object.values(saved.fieldErrors).flat()}
      />
      <datalist id={catalogue.listId}>
        {catalogue.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div>
        <OfferLines {...lines} />
        {deliveryFee !== null && <DeliveryFee fee={deliveryFee} {...{ offer, worked }} onEdit={edit} />}
      </div>
      <div>
        <OfferOptions {...lines} />
        <TemplatesMenu
          {...{ quoteId: quote.id, draft, isValid: worked.isValid, save: saved.save, version: saved.version }}
          onTaken={(answer) => {
            const taken = typedOfVersion(answer.version, { locale, isWritten: true });
            edit({ do: "replace", offer: taken });
            saved.take(answer, toDraft(taken, locale));
          }}
        />
      </div>
      <OfferTerms
        offer={offer}
        errors={worked.errors}
        planAmounts={worked.planAmounts}
        showsAll={showsAll}
        profiles={profiles}
        onEdit={edit}
      />
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink bg-paper px-4 py-3">
        <OfferSums worked={worked} isExempt={isExempt && offer.taxProfileId !== null} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <DraftState saved={saved} isValid={worked.isValid} />
          <Button
            variant="ink"
            aria-keyshortcuts="Control+Enter"
            busy={saved.isSaving}
            onClick={() => void send()}
          >
            <Icon of={Send} className="size-4" />
            <Trans>Preview and send</Trans>
          </Button>
        </div>
      </div>
    </form>
  );
}

interface DraftStateProps {
  readonly saved: Pick<
    ReturnType<typeof useSavedDraft>,
    "isDirty" | "isSaving" | "problem" | "theirs" | "save"
  >;
  readonly isValid: boolean;
}

/** Whether what is typed is saved. */
function DraftState({ saved, isValid }: DraftStateProps) {
  const { isDirty, isSaving, problem, theirs, save } = saved;
  const isHeldUp = !isValid || theirs !== undefined;
  if (problem !== undefined && isDirty && !isSaving)
    return (
      <Button size="sm" onClick={() => void save()}>
        <Trans>Try Again</Trans>
      </Button>
    );
  return (
    <span role="status" className="text-sm text-ink-2">
      {!isDirty && <Trans>Draft saved</Trans>}
      {isDirty && !isHeldUp && <Trans>Saving…</Trans>}
      {isDirty && isHeldUp && <Trans>Not saved yet</Trans>}
    </span>
  );
}

interface DeliveryFeeProps {
  /** In dollars. */
  readonly fee: number;
  readonly offer: TypedOffer;
  readonly worked: WorkedOffer;
  readonly onEdit: (edit: OfferEdit) => void;
}

/** Proposes Colorado's fee as a line of its own, while the offer has none (L13.5). */
function DeliveryFee({ fee, offer, worked, onEdit }: DeliveryFeeProps) {
  const locale = intlLocale(useLocale());
  if (offer.lines.some(isDeliveryFee)) return null;
  const cents = deliveryFeeCents(dollarsToCents(fee) ?? 0, {
    hasProfile: offer.taxProfileId !== null,
    isTaxed: worked.whole.lines.some(({ isTaxed }) => isTaxed),
  });
  const amount = writeNumber(cents / 100, { decimals: 2, locale });
  const line = { kind: "fee", name: deliveryFeeName, amount, taxable: false } as const;
  return (
    <Button variant="quiet" size="sm" className="mt-2 w-fit" onClick={() => onEdit({ do: "add-line", line })}>
      <Icon of={Plus} className="size-4" />
      <Trans>Add the {deliveryFeeName}, for deliveries to Colorado</Trans>
    </Button>
  );
}
