import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useRef, useState } from "react";
import {
  createPriceList,
  type PriceListAnswer,
  priceList as priceListRow,
  updatePriceList,
} from "#contracts/catalogue/price-lists.ts";
import { intlLocale } from "#domain/language/language.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { ConflictNotice } from "../forms/conflict-notice.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { PriceFields } from "./price-fields.tsx";
import { PrintFields } from "./print-fields.tsx";
import {
  bodyOf,
  errorsOf,
  fieldIds,
  type ListErrors,
  type PriceListInput,
  pricesOf,
} from "./read-typed-list.ts";
import { TrialEstimate } from "./trial-estimate.tsx";
import { typedOfList, typedOfSizes } from "./typed-price-list.ts";
import type { ListedSize } from "./use-price-lists.ts";

interface PriceListEditorProps {
  /** The list to change; without it a new one, of what the sizes cost now. */
  readonly list: PriceListAnswer | undefined;
  readonly sizes: readonly ListedSize[];
  readonly onClose: () => void;
}

/** A price list on one screen, and beside it what a buyer would be told by it. */
export function PriceListEditor({ list, sizes, onClose }: PriceListEditorProps) {
  const { t, i18n } = useLingui();
  const locale = intlLocale(useLocale());
  const [first] = useState(() => (list ? typedOfList(list, sizes, locale) : typedOfSizes(sizes, locale)));
  const [typed, setTyped] = useState(first);
  /** What was wrong when it was last to be saved; nothing is called wrong before. */
  const [refused, setRefused] = useState<ListErrors>();
  const form = useRef<HTMLFormElement>(null);
  const body = useMemo(() => bodyOf(typed, locale), [typed, locale]);
  const wrong = useMemo(() => errorsOf(typed, locale), [typed, locale]);
  const errors = refused ? wrong : noErrors;
  const saving = useStaffMutation({
    invalidates: ["price-lists", "sizes", "products", "history"],
    row: priceListRow,
    mutationFn: (given: PriceListInput, fresh) =>
      list
        ? doAsStaff(
            updatePriceList,
            { params: { id: list.id }, body: given },
            { version: (fresh ?? list).version },
          )
        : doAsStaff(createPriceList, { body: given }),
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`The price list is saved.` });
    },
  });
  const { leave, question } = useLeaveGuard(typed !== first && !saving.isSuccess, onClose);
  const save = () => {
    setRefused(wrong);
    if (Object.keys(wrong).length === 0) return saving.mutate(body);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const nameError = errors[fieldIds.name];
  const { fresh } = saving;
  return (
    <>
      <SectionHead title={list ? list.name : <Trans>New price list</Trans>} />
      <form
        ref={form}
        noValidate
        className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="grid min-w-0 gap-6">
          {fresh && saving.problem ? (
            <ConflictNotice
              of={{ subject: "price_list", id: fresh.id }}
              differences={[
                { label: <Trans>Name</Trans>, now: fresh.name },
                { label: <Trans>Breaks</Trans>, now: i18n.number(fresh.breaks.length) },
              ]}
            />
          ) : (
            <FormProblem problem={saving.problem} elsewhere={Object.values(saving.fieldErrors).flat()} />
          )}
          <TextField
            id={fieldIds.name}
            label={t`Name`}
            required
            value={typed.name}
            error={nameError && say(i18n, nameError)}
            className="max-w-md"
            onChange={(event) => {
              const name = event.target.value;
              setTyped((known) => ({ ...known, name }));
            }}
          />
          <PriceFields {...{ typed, sizes, errors }} refused={refused ?? noErrors} onChange={setTyped} />
          <PrintFields typed={typed} errors={errors} onChange={setTyped} />
        </div>
        <div className="xl:sticky xl:top-4">
          <TrialEstimate sizes={sizes} list={pricesOf(body)} />
        </div>
        <div className="sticky bottom-0 z-10 flex gap-2 border-t border-ink bg-paper py-3 xl:col-span-2">
          <Button onClick={leave}>
            <Trans>Back to the lists</Trans>
          </Button>
          <Button type="submit" variant="ink" busy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
      {list && (
        <div className="mt-8">
          <RecordHistory subject="price_list" id={list.id} />
        </div>
      )}
      {question}
    </>
  );
}

const noErrors: ListErrors = {};
