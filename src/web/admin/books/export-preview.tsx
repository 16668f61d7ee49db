import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { QueryState } from "../forms/query-problem.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { useFormats } from "../use-formats.ts";
import type { useExportPreview } from "./use-books.ts";

/** How a name begins while the shop has not said its SIREN. */
const noSiren = "000000000";

/** What the file of these days holds. */
export function ExportPreview({ preview }: { preview: ReturnType<typeof useExportPreview> }) {
  const { t } = useLingui();
  const { count, money } = useFormats();
  if (!preview.isSuccess) return <QueryState query={preview} lines={2} />;
  const { invoices, new_invoices, rows, files, total_cents } = preview.data;
  if (invoices === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing was issued in these days.</Trans>
      </p>
    );
  return (
    <div role="status" aria-label={t`What the file holds`}>
      <Facts>
        <Fact label={<Trans>Invoices and credit notes</Trans>}>
          <Plural value={invoices} one="# document" other="# documents" />
          {", "}
          <Trans>{count(new_invoices)} in no batch yet</Trans>
        </Fact>
        <Fact label={<Trans>Rows</Trans>}>{count(rows)}</Fact>
        <Fact label={<Trans>Due in all</Trans>}>
          <span className="tabular">{money(total_cents)}</span>
        </Fact>
        <Fact label={<Trans>File</Trans>}>{files.join("\n")}</Fact>
      </Facts>
      {files.some((name) => name.startsWith(noSiren)) && (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>Its name begins with zeros until the shop’s SIREN is known.</Trans>
        </p>
      )}
    </div>
  );
}
