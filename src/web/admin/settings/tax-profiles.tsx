import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Archive from "lucide-react/icons/archive";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { changeSettings } from "#contracts/settings.ts";
import {
  createTaxProfile,
  restoreTaxProfile,
  retireTaxProfile,
  type TaxProfileAnswer,
} from "#contracts/tax-profiles.ts";
import { frenchVat } from "#domain/france/french-vat.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { factsOfReason } from "#domain/france/vat-reasons.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { callAsStaff, doAsStaff } from "../call-as-staff.ts";
import { RowAction } from "../index/row-action.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { TaxProfileDialog } from "./tax-profile-dialog.tsx";

interface TaxProfilesProps {
  readonly profiles: readonly TaxProfileAnswer[];
  /** The one that new offers begin with. */
  readonly usualId: number | null;
}

/** The taxes that offers may bear. One that is not used any more is retired; what was offered with it stays. */
export function TaxProfiles({ profiles, usualId }: TaxProfilesProps) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<"add" | TaxProfileAnswer>();
  const moving = useStaffMutation({
    invalidates: ["tax-profiles", "settings", "settings-history"],
    mutationFn: ({ id, version, retired_at }: TaxProfileAnswer) =>
      doAsStaff(
        retired_at === null ? retireTaxProfile : restoreTaxProfile,
        { params: { id }, body: {} },
        { version },
      ),
    onSuccess: (_, { name, retired_at }) =>
      toast({
        tone: "positive",
        text: retired_at === null ? t`${name} is retired.` : t`${name} is offered again.`,
      }),
  });
  const { facts } = useRootData();
  const undoing = useStaffMutation({
    invalidates: ["settings", "settings-history"],
    mutationFn: (_: undefined) =>
      callAsStaff(changeSettings, { body: { values: { default_tax_profile_id: null } } }),
    onSuccess: () => toast({ tone: "positive", text: t`New offers begin without a tax profile.` }),
    problemToast: true,
  });
  const tellSaved = ({ name }: TaxProfileAnswer, isUsual: boolean) =>
    toast({
      tone: "positive",
      text: t`The tax profile is saved.`,
      ...(isUsual && {
        detail: t`New offers begin with ${name}.`,
        action: { label: t`Undo`, onAct: () => undoing.mutate(undefined) },
        milliseconds: 10_000,
      }),
    });
  const adding = useStaffMutation({
    invalidates: ["tax-profiles", "settings", "settings-history", "first-day"],
    mutationFn: () => callAsStaff(createTaxProfile, { body: frenchVat }),
    onSuccess: (answer) => tellSaved(answer.tax_profile, answer.is_usual),
  });
  const offersFrenchVat = isFrance(facts.country) && profiles.length === 0;
  const offered = profiles.filter(({ retired_at }) => retired_at === null);
  const retired = profiles.filter(({ retired_at }) => retired_at !== null);
  return (
    <section aria-labelledby="tax-profiles" className="border-t border-ink pt-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="tax-profiles" className="text-xl">
          <Trans>Tax profiles</Trans>
        </h2>
        {offersFrenchVat && (
          <Button busy={adding.isPending} onClick={() => adding.mutate()}>
            <Icon of={Plus} className="size-4" />
            <Trans>Add {frenchVat.name}</Trans>
          </Button>
        )}
        <Button data-shortcut="n" onClick={() => setDialog("add")}>
          <Icon of={Plus} className="size-4" />
          <Trans>Add a tax profile</Trans>
        </Button>
      </div>
      <FormProblem problem={moving.problem ?? adding.problem} />
      {offered.length === 0 && (
        <p className="text-ink-2">
          {isFrance(facts.country) ? (
            <Trans>Without a profile no offer is sent, unless the shop has no VAT (article 293 B).</Trans>
          ) : (
            <Trans>Without a profile an offer says that sales tax is not included.</Trans>
          )}
        </p>
      )}
      <ul className="divide-y divide-line">
        {offered.map((profile) => (
          <li key={profile.id} className="flex items-start justify-between gap-3 py-3">
            <TaxProfileFacts profile={profile} isUsual={profile.id === usualId} />
            <div className="flex shrink-0 gap-1">
              <RowAction icon={Pencil} label={t`Edit ${profile.name}`} onPress={() => setDialog(profile)} />
              <RowAction
                icon={Archive}
                label={t`Retire ${profile.name}`}
                disabled={moving.isPending}
                onPress={() => moving.mutate(profile)}
              />
            </div>
          </li>
        ))}
      </ul>
      {retired.length > 0 && (
        <Disclosure
          className="mt-2"
          summary={<Plural value={retired.length} one="# retired profile" other="# retired profiles" />}
        >
          <ul className="divide-y divide-line">
            {retired.map((profile) => (
              <li key={profile.id} className="flex items-start justify-between gap-3 py-3">
                <TaxProfileFacts profile={profile} />
                <RowAction
                  icon={Undo2}
                  label={t`Offer ${profile.name} again`}
                  disabled={moving.isPending}
                  onPress={() => moving.mutate(profile)}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {dialog && (
        <TaxProfileDialog
          profile={dialog === "add" ? undefined : dialog}
          onSaved={tellSaved}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

/** A profile in three lines: its sum, whose taxes they are, and what they are levied on. */
function TaxProfileFacts({ profile, isUsual = false }: { profile: TaxProfileAnswer; isUsual?: boolean }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const percents = new Intl.NumberFormat(locale === "fr" ? "fr" : "en", {
    style: "percent",
    maximumFractionDigits: 4,
  });
  const shown = (percent: number) => percents.format(percent / 100);
  const sum = profile.jurisdictions.reduce((total, { percent }) => total + percent, 0);
  return (
    <div className="min-w-0">
      <p className="font-semibold break-words">
        {profile.name} · <span className="tabular">{shown(sum)}</span>
        {isUsual && <Badge className="ml-2">{t`New offers begin with it`}</Badge>}
      </p>
      <p className="tabular text-sm break-words">
        {profile.jurisdictions.map(({ name, percent }) => `${name} ${shown(percent)}`).join(" · ")}
      </p>
      <p className="text-sm text-ink-2">
        {profile.freight_taxable ? t`Freight is taxed` : t`Freight is not taxed`}
        {" · "}
        {profile.setup_taxable ? t`Setup fees are taxed` : t`Setup fees are not taxed`}
        {profile.state !== "" && ` · ${t`for deliveries to ${profile.state}`}`}
      </p>
      {profile.jurisdictions.map(
        ({ reason }) =>
          reason && (
            <p key={reason} className="text-sm break-words">
              {translateMessage(i18n, factsOfReason[reason].text)}
            </p>
          ),
      )}
      {profile.note !== "" && <p className="text-sm break-words text-ink-2">{profile.note}</p>}
    </div>
  );
}
