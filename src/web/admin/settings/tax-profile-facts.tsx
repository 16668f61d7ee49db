import { useLingui } from "@lingui/react/macro";
import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import { useLocale } from "../../words/use-locale.ts";

/** A profile in three lines: its sum, whose taxes they are, and what they are levied on. */
export function TaxProfileFacts({ profile }: { profile: TaxProfileAnswer }) {
  const { t } = useLingui();
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
      {profile.note !== "" && <p className="text-sm break-words text-ink-2">{profile.note}</p>}
    </div>
  );
}
