import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { countInName } from "#domain/cart/devis-product.ts";
import { shownName } from "#domain/catalogue/shown-texts.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { translateMessage } from "../../../words/say.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { prefilledSizes } from "../form/apply-prefill.ts";
import { Question } from "../form/question.tsx";
import { useSayError } from "../form/use-field.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import type { DevisData } from "../load-devis.ts";
import { SizeGroupFields } from "./size-group-fields.tsx";
import { chosenFirst, type SizeGroup } from "./size-groups.ts";

interface SizesQuestionProps {
  form: QuoteForm;
  /** Null while they are on their way. */
  devis: DevisData | undefined;
}

/** The checklist of sizes by product, each with its own quantity. */
export function SizesQuestion({ form, devis }: SizesQuestionProps) {
  const error = useSayError(form.errors)("sizes");
  return (
    <Question
      number={2}
      title={<Trans>Which bags, and how many?</Trans>}
      hint={<Trans>Open a bag, tick its sizes and type how many of each you need.</Trans>}
    >
      <div id="sizes" tabIndex={-1} className="scroll-mt-28">
        {error && <FieldError>{error}</FieldError>}
        <Interest name={form.draft.interest} groups={form.groups} />
        <SizesPanel form={form} devis={devis} />
      </div>
    </Question>
  );
}

function SizesPanel({ form, devis }: SizesQuestionProps) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  if (devis === undefined) return <SizesLoading />;
  if (devis.failure !== null) {
    return (
      <div role="alert" className="rounded-md border border-danger bg-card px-4 py-5">
        <p className="font-medium text-danger">{translateMessage(i18n, devis.failure)}</p>
        <Button className="mt-3" onClick={() => void revalidate()}>
          <Trans>Try Again</Trans>
        </Button>
      </div>
    );
  }
  if (devis.groups.length === 0) {
    return (
      <p className="rounded-md border border-dashed border-edge px-4 py-8 text-center text-ink-2">
        <Trans>No sizes available</Trans>
      </p>
    );
  }
  const first = prefilledSizes(form.draft, devis.groups);
  return (
    <div className="border-t border-line">
      {chosenFirst(devis.groups, first).map((group, index) => (
        <SizeGroupFields
          key={group.product?.id ?? "none"}
          group={group}
          form={form}
          startsOpen={index === 0}
        />
      ))}
    </div>
  );
}

/** What the cart or the product page asked for; a whole cart is stored as `N produits` (SPEC-2.12). */
function Interest({ name, groups }: { name: string; groups: readonly SizeGroup[] }) {
  const locale = useLocale();
  if (name === "") return null;
  const count = countInName(name);
  const product = groups.find((group) => group.product?.name === name)?.product;
  return (
    <p className="mb-4 text-sm text-ink-2">
      {count === undefined ? <Trans>You chose:</Trans> : <Trans>From your cart:</Trans>}{" "}
      <strong className="font-semibold text-ink">
        {count === undefined ? shownName(product ?? { name }, locale) : <Trans>{count} produits</Trans>}
      </strong>
    </p>
  );
}

const rows = [1, 2, 3, 4];

/** The checklist on its way. */
function SizesLoading() {
  return (
    <div aria-busy="true" className="border-t border-line">
      <p role="status" className="sr-only">
        <Trans>Loading sizes</Trans>
      </p>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line py-3">
          <Skeleton className="size-14" />
          <Skeleton className="h-5 w-48" />
        </div>
      ))}
    </div>
  );
}
