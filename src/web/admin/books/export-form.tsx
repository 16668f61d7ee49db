import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import FileCheck from "lucide-react/icons/file-check";
import { createExport, type ExportBatch } from "#contracts/books/exports.ts";
import { type BookFormat, bookFormats } from "#domain/books/book-files.ts";
import { checkRange, monthBefore } from "#domain/books/book-range.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Options } from "../../parts/forms/options.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Card } from "../../ui/lists/card.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { Fact, Facts } from "../records/facts.tsx";
import { useFormats } from "../use-formats.ts";
import { useSaveFiles } from "../use-save-files.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { formatWords } from "./book-words.ts";
import { filesAt, useExportPreview, zipOf } from "./use-books.ts";

interface Values {
  readonly format: BookFormat;
  readonly from: string;
  readonly to: string;
  readonly again: boolean;
}

/** Chooses days and format, shows what the file will hold, and hands it to the books. */
export function ExportForm() {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const saving = useSaveFiles();
  const exporting = useStaffMutation({
    invalidates: ["exports"],
    mutationFn: (body: Values) => callAsStaff(createExport, { body }),
    onSuccess: ({ batch }: { batch: ExportBatch }) => {
      toast({ tone: "positive", text: t`Stored, and downloaded.` });
      saving.mutate([zipOf(batch)]);
    },
  });
  const form = useStaffForm<Values>(exporting, {
    defaultValues: { format: "quickbooks", again: false, ...monthBefore(shopDayAt(new Date(), timeZone)) },
    rules: checkRange,
  });
  const { format, from, to, again } = form.values;
  const preview = useExportPreview({ format, from, to });
  const fresh = form.isValid ? preview.data?.new_invoices : undefined;
  const hasAny = form.isValid && (preview.data?.invoices ?? 0) > 0;
  const count = (again ? preview.data?.invoices : fresh) ?? 0;
  const look = () => saving.mutate(filesAt({ format, from, to }, preview.data?.files ?? []));
  return (
    <section aria-labelledby="books-export">
      <h2 id="books-export" className="mb-3 text-lg">
        <Trans>Hand invoices to the books</Trans>
      </h2>
      <Card>
        <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
          <FormProblem problem={form.problem} elsewhere={form.elsewhere} />
          <div className="grid gap-4 sm:grid-cols-3">
            <SelectField {...form.field("format")} label={t`Format`}>
              <Options of={bookFormats} words={formatWords} />
            </SelectField>
            <TextField {...form.field("from")} type="date" label={t`Issued from`} />
            <TextField {...form.field("to")} type="date" label={t`Issued until`} />
          </div>
          <Banner>
            <AboutFormat format={format} />
          </Banner>
          {form.isValid && <ExportPreview preview={preview} />}
          {hasAny && (
            <Allowed to="payments.write">
              <Checkbox {...form.field("again")} label={t`Also what an earlier batch holds`} />
            </Allowed>
          )}
          <div className="flex flex-wrap gap-2">
            <Button busy={saving.isPending} disabled={!hasAny} onClick={look}>
              <Icon of={Download} className="size-4" />
              <Trans>Look at the file</Trans>
            </Button>
            <Allowed to="payments.write">
              <Button variant="ink" type="submit" busy={exporting.isPending} disabled={count === 0}>
                <Icon of={FileCheck} className="size-4" />
                {count === 0 ? (
                  <Trans>Store as a batch</Trans>
                ) : (
                  <Plural
                    value={count}
                    one="Store # invoice as a batch"
                    other="Store # invoices as a batch"
                  />
                )}
              </Button>
            </Allowed>
          </div>
        </form>
      </Card>
    </section>
  );
}

/** What to know of a program before one imports into it; what was never tried is said */
function AboutFormat({ format }: { format: BookFormat }) {
  if (format === "fec")
    return (
      <Trans>
        This is the sales journal, for your accountant to import. It is not the firm’s FEC, which holds every
        entry of the year.
      </Trans>
    );
  if (format === "xero")
    return (
      <Trans>
        A batch has invoices, credit notes and payments as files of their own, the payments as a bank
        statement. Tax profiles without a rate of Xero have their tax as a row of its own. Credit notes and
        payments could not be tried with an account of Xero: please look at a small batch first.
      </Trans>
    );
  return (
    <Trans>
      A batch has invoices, credit notes and payments as files of their own, at most 100 documents and 1,000
      rows each. Tax profiles without a code have their tax as a line of its own, which keeps the tax report
      of QuickBooks empty. None of it could be tried with an account of QuickBooks: please look at a small
      batch first. Items and codes are in the settings of the books.
    </Trans>
  );
}

/** How a name begins while the shop has not said its SIREN. */
const noSiren = "000000000";

/** What the file of these days holds. */
function ExportPreview({ preview }: { preview: ReturnType<typeof useExportPreview> }) {
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
          {new_invoices === 0 ? (
            <Trans>all of them in a batch already</Trans>
          ) : (
            <Trans>{count(new_invoices)} in no batch yet</Trans>
          )}
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
