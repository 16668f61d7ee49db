import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { exportSubscriptions, type Subscription } from "#contracts/newsletter.ts";
import type { Locale } from "#domain/language/language.ts";
import { csvText } from "#domain/text/csv.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { stamper } from "#domain/time/show-shop-time.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveCsv } from "../../ui/save-file.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { StatusSelect } from "../index/status-select.tsx";
import { type IndexState, useIndexState } from "../index/use-index-state.ts";
import { readRows } from "../read-rows.ts";
import { useExport } from "../use-export.ts";
import { useFormats } from "../use-formats.ts";
import { useSubscriptions } from "./use-mails.ts";

/** Who agreed to be written to, and since when. */
export function NewsletterSection() {
  const { t } = useLingui();
  const { moment } = useFormats();
  const index = useIndexState({ perPage: 25 });
  const query = useSubscriptions(index.state);
  const columns = [
    {
      name: "email",
      head: <Trans>Email</Trans>,
      sort: "email",
      isRowHead: true,
      cell: ({ email }: Subscription) => email,
    },
    {
      name: "language",
      head: <Trans>Language</Trans>,
      cell: ({ language }: Subscription) => language.toUpperCase(),
    },
    {
      name: "consent",
      head: <Trans>Consent given</Trans>,
      sort: "consented_at",
      className: "tabular whitespace-nowrap",
      cell: ({ consented_at }: Subscription) => moment(consented_at),
    },
    {
      name: "state",
      head: <Trans>Status</Trans>,
      cell: ({ unsubscribed_at }: Subscription) =>
        unsubscribed_at === null ? (
          <StatusDot tone="positive">{t`Subscribed`}</StatusDot>
        ) : (
          <StatusDot tone="neutral">{t`Left on ${moment(unsubscribed_at)}`}</StatusDot>
        ),
    },
  ];
  return (
    <>
      <SectionHead title={<Trans>Newsletter</Trans>}>
        <RefreshButton query={query} />
        <ExportSubscriptions state={index.state} />
      </SectionHead>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchBox
          className="grow basis-64 md:max-w-md"
          label={t`Search addresses`}
          placeholder={t`Search by email...`}
          index={index}
        />
        <StatusSelect
          index={index}
          options={[
            { value: "subscribed", label: t`Subscribed` },
            { value: "unsubscribed", label: t`Left` },
          ]}
        />
      </div>
      <IndexList
        label={t`Newsletter`}
        index={index}
        query={query}
        emptyText={<Trans>No addresses yet</Trans>}
        emptyHint={<Trans>Visitors put their address on the list at the foot of every page.</Trans>}
        emptyAction={
          <LinkButton to={paths.home()}>
            <Trans>Open the shop</Trans>
          </LinkButton>
        }
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ email }) => email}
      />
    </>
  );
}

/** The addresses that match, as a CSV file. */
function ExportSubscriptions({ state }: { state: IndexState }) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const locale = useLocale();
  const exporting = useExport("staffMutation", async () => {
    const { status } = state.filters;
    const row = exportSubscriptions.answers[200];
    const rows = await readRows(exportSubscriptions.path, { search: state.search, status }, row);
    const heads = [t`Email`, t`Language`, t`Consent given`, t`Left`];
    const text = subscriptionsCsv(rows, heads, locale, stamper(timeZone));
    saveCsv(text, `newsletter_${shopDayAt(new Date(), timeZone)}.csv`);
  });
  return (
    <Button busy={exporting.isPending} onClick={() => exporting.mutate("csv")}>
      <Icon of={Download} className="size-4" />
      <Trans>Export</Trans>
    </Button>
  );
}

/** The subscriptions as a CSV file: address, language, when consent was given and taken back. */
export function subscriptionsCsv(
  subscriptions: readonly Subscription[],
  heads: readonly string[],
  locale: Locale,
  stamp: (moment: string) => string,
): string {
  const rows = subscriptions.map((one) => [
    one.email,
    one.language,
    stamp(one.consented_at),
    one.unsubscribed_at && stamp(one.unsubscribed_at),
  ]);
  return csvText([heads, ...rows], locale);
}
