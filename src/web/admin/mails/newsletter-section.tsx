import { Trans, useLingui } from "@lingui/react/macro";
import type { Subscription } from "#contracts/newsletter.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { StatusSelect } from "../index/status-select.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useFormats } from "../use-formats.ts";
import { ExportSubscriptions } from "./export-subscriptions.tsx";
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
