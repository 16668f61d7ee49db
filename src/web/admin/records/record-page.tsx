import { Trans, useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { useLocation, useParams } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { FailedCall } from "../../api/failure-table.ts";
import { ApiFailure } from "../../api/send.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { sectionAt } from "../shell/section-at.ts";

interface RecordPageProps<Row> {
  readonly query: UseQueryResult<Row>;
  /** The row of the failure table. */
  readonly what: FailedCall;
  readonly title: (row: Row) => string;
  /** What can be done to the record, the main one last. */
  readonly actions?: (row: Row) => ReactNode;
  readonly children: (row: Row) => ReactNode;
}

/** The page of one record: the way back to its list, its name, what can be done to it, and all that is known of it. */
export function RecordPage<Row>({ query, what, title, actions, children }: RecordPageProps<Row>) {
  const { i18n } = useLingui();
  const section = sectionAt(useLocation());
  const { facts } = useRootData();
  const list = officePaths.adminSection(section.name);
  if (query.error instanceof ApiFailure && query.error.status === 404) return <MissingRecord list={list} />;
  const { data: row } = query;
  const name = row ? title(row) : i18n._(section.label);
  return (
    <>
      <title>{`${name} – ${facts.name}`}</title>
      <LinkButton variant="quiet" size="sm" className="no-print -ml-3 mb-2" to={list}>
        <Icon of={ChevronLeft} className="size-4" />
        {i18n._(section.label)}
      </LinkButton>
      <QueryState query={query} what={what} lines={10} />
      {row && (
        <>
          <SectionHead title={name}>{actions?.(row)}</SectionHead>
          {children(row)}
        </>
      )}
    </>
  );
}

function MissingRecord({ list }: { list: string }) {
  return (
    <>
      <h1 className="sr-only">
        <Trans>Not found</Trans>
      </h1>
      <EmptyState
        title={<Trans>There is no such record</Trans>}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton to={list}>
              <Trans>Back to the list</Trans>
            </LinkButton>
            <Allowed to="trash.read">
              <LinkButton to={officePaths.adminSection("trash")}>
                <Trans>Look in the trash</Trans>
              </LinkButton>
            </Allowed>
          </div>
        }
      >
        <Trans>The address may be wrong, or the record was deleted.</Trans>
      </EmptyState>
    </>
  );
}

/** The id that the address names; 0, which no record has, where it names none. */
export function useRecordId(): number {
  const { id = "" } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}
