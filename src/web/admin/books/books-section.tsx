import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import type { ExportBatch } from "#contracts/books/exports.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { useLocale } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import type { Column } from "../index/column.ts";
import { IndexList } from "../index/index-list.tsx";
import { RowAction } from "../index/row-action.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useFormats } from "../use-formats.ts";
import { useSaveFiles } from "../use-save-files.ts";
import { formatWords } from "./book-words.ts";
import { ClosedBooks } from "./closed-books.tsx";
import { ExportForm } from "./export-form.tsx";
import { useExports, zipOf } from "./use-books.ts";

/** What is handed to the accountant. */
export function BooksSection() {
  return (
    <>
      <SectionHead title={<Trans>Books</Trans>} />
      <div className="grid gap-10">
        <ExportForm />
        <ExportsList />
        <Allowed to="settings.read">
          <ClosedBooks />
        </Allowed>
      </div>
    </>
  );
}

/** What was handed to the books before, with its files as they were. */
function ExportsList() {
  const { t } = useLingui();
  const index = useIndexState({ list: "exports" });
  const query = useExports(index.state);
  const columns = useColumns();
  const nameOf = useBatchName();
  return (
    <section aria-labelledby="books-batches">
      <h2 id="books-batches" className="mb-3 text-lg">
        <Trans>Past batches</Trans>
      </h2>
      <IndexList
        label={t`Past batches`}
        index={index}
        query={query}
        emptyText={<Trans>Nothing was handed to the books yet</Trans>}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={nameOf}
      />
    </section>
  );
}

function useBatchName() {
  const { i18n } = useLingui();
  return ({ id, format }: ExportBatch) => `${i18n._(formatWords[format])} #${id}`;
}

function useColumns(): readonly Column<ExportBatch>[] {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { moment, count } = useFormats();
  const saving = useSaveFiles();
  const nameOf = useBatchName();
  return [
    {
      name: "created",
      head: <Trans>Exported</Trans>,
      isRowHead: true,
      className: "tabular whitespace-nowrap",
      cell: ({ created_at }) => moment(created_at),
    },
    { name: "format", head: <Trans>Format</Trans>, cell: ({ format }) => i18n._(formatWords[format]) },
    {
      name: "range",
      head: <Trans>Issued</Trans>,
      className: "tabular",
      cell: ({ from, to }) => `${showDay(from, locale)} – ${showDay(to, locale)}`,
    },
    {
      name: "invoices",
      head: <Trans>Invoices</Trans>,
      numeric: true,
      cell: ({ invoices, again }) => (
        <>
          {count(invoices)}
          {again && (
            <>
              {" "}
              <Trans>(again)</Trans>
            </>
          )}
        </>
      ),
    },
    { name: "rows", head: <Trans>Rows</Trans>, numeric: true, cell: ({ rows }) => count(rows) },
    { name: "by", head: <Trans>By</Trans>, cell: ({ created_by }) => created_by },
    {
      name: "files",
      head: <Trans>File</Trans>,
      cell: (row) => (
        <RowAction
          icon={Download}
          label={t`Download ${nameOf(row)}`}
          busy={saving.isPending}
          onPress={() => saving.mutate([zipOf(row)])}
        />
      ),
    },
  ];
}
