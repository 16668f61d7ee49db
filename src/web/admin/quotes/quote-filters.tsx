import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import ListFilter from "lucide-react/icons/list-filter";
import { type QuoteStage, quoteStages } from "#domain/quotes/quote-stage.ts";
import { quoteStatuses, staffStatus } from "#domain/quotes/quote-status.ts";
import { Options } from "../../parts/forms/options.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Popover } from "../../ui/overlays/popover.tsx";
import type { useIndexState } from "../index/use-index-state.ts";
import { useFrench } from "../use-french.ts";

/** The stages as a list is narrowed down by them. */
const stageNames: Readonly<Record<QuoteStage, MessageDescriptor>> = {
  new: msg`New`,
  needs_info: msg`Waiting for the client's answer`,
  drafting: msg`Offer being written`,
  offered: msg`Waiting for the client`,
  changes_asked: msg`Changes asked`,
  accepted: msg`Accepted`,
  declined: msg`Declined by the client`,
  refused: msg`Rejected by us`,
  withdrawn: msg`Withdrawn by the client`,
  cancelled: msg`Order cancelled`,
};

const names = ["status", "stage", "logo", "from", "to"] as const;

/** Filtres: by status, stage, logo and date. Stored in the address. */
export function QuoteFilters({ index }: { index: ReturnType<typeof useIndexState> }) {
  const { t, i18n } = useLingui();
  const french = useFrench();
  const { filters } = index.state;
  const active = names.filter((name) => filters[name]).length;
  const field = (name: (typeof names)[number]) => ({
    value: filters[name] ?? "",
    onChange: (event: { currentTarget: { value: string } }) =>
      index.change({ [name]: event.currentTarget.value }),
  });
  return (
    <Popover
      align="end"
      title={
        <span lang={french}>
          <Trans>Filtres</Trans>
        </span>
      }
      trigger={
        <Button aria-label={active > 0 ? t`Filtres (${active})` : t`Filtres`} lang={french}>
          <Icon of={ListFilter} className="size-4" />
          <Trans>Filtres</Trans>
          {active > 0 && (
            <span className="tabular rounded-full bg-ink px-1.5 text-sm text-paper">{active}</span>
          )}
        </Button>
      }
    >
      <div className="grid gap-3" lang={french}>
        <SelectField label={t`Statut`} {...field("status")}>
          <option value="">{t`Tous`}</option>
          {quoteStatuses.map((status) => (
            <option key={status} value={status}>
              {i18n._(staffStatus(status).staffLabel)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t`Stage`} {...field("stage")}>
          <option value="">{t`Tous`}</option>
          <Options of={quoteStages} words={stageNames} />
        </SelectField>
        <SelectField label={t`Logo`} {...field("logo")}>
          <option value="">{t`Tous`}</option>
          <option value="1">{t`Requis`}</option>
          <option value="0">{t`Non requis`}</option>
        </SelectField>
        <div className="grid grid-cols-2 gap-3">
          <TextField type="date" label={t`Du`} {...field("from")} />
          <TextField type="date" label={t`Au`} {...field("to")} />
        </div>
        <Button
          disabled={active === 0}
          onClick={() => index.change(Object.fromEntries(names.map((name) => [name, null])))}
        >
          <Trans>Effacer les filtres</Trans>
        </Button>
      </div>
    </Popover>
  );
}
