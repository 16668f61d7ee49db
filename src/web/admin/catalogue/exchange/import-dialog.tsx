import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { importProducts, type ToldColumnsAnswer } from "#contracts/catalogue/catalogue-exchange.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { callAsStaff } from "../../call-as-staff.ts";
import { FileField } from "../../forms/file-field.tsx";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { ColumnQuestions } from "./column-questions.tsx";
import { ImportReport } from "./import-report.tsx";
import { PastedRows } from "./pasted-rows.tsx";
import { TemplateButton } from "./template-button.tsx";

interface Given {
  readonly file: File;
  /** What its columns are, as staff said. */
  readonly columns: ToldColumnsAnswer;
}

/**
 * A file is looked at first: which of its columns are not known, what it would make and change, and what is wrong with it.
 * Then it is imported.
 */
export function ImportDialog({ onClose, onPictures }: { onClose: () => void; onPictures: () => void }) {
  const { t } = useLingui();
  const [given, setGiven] = useState<Given>();
  const chosen = useRef<File>(undefined);
  // What was given last counts: the other field is emptied.
  const [emptied, setEmptied] = useState({ file: 0, paste: 0 });
  const empty = (field: "file" | "paste") =>
    setEmptied((before) => ({ ...before, [field]: before[field] + 1 }));
  const looking = useStaffMutation({
    invalidates: [],
    mutationFn: ({ file, columns }: Given) =>
      callAsStaff(importProducts, { query: { dry_run: 1 }, form: { columns }, files: { file } }),
  });
  const importing = useStaffMutation({
    invalidates: ["products", "sizes", "price-lists", "first-day"],
    mutationFn: ({ file, columns }: Given) =>
      callAsStaff(importProducts, { query: {}, form: { columns }, files: { file } }),
    onSuccess: () => {
      onClose();
      toast({
        tone: "positive",
        text: t`The file is imported.`,
        // They are mostly at hand with the list.
        action: { label: t`Add pictures`, onAct: onPictures },
        milliseconds: 15_000,
      });
    },
  });
  const look = (next: Given | undefined) => {
    setGiven(next);
    importing.clearProblem();
    if (next) looking.mutate(next);
  };
  const choose = async (picked: File | undefined) => {
    chosen.current = picked;
    // Its content now: what is imported is what was looked at, whatever becomes of the file meanwhile.
    const file = picked && new File([await picked.arrayBuffer()], picked.name, { type: picked.type });
    if (chosen.current === picked) look(file && { file, columns: {} });
  };
  const isOfField = looking.fieldErrors.file !== undefined;
  const report = given && !looking.problem && !looking.isPending ? looking.data : undefined;
  const changes = report
    ? report.made.products + report.made.sizes + report.changed.products + report.changed.sizes
    : 0;
  const isReady = report !== undefined && report.fault_count === 0 && changes > 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={<Trans>Import products and sizes</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="ink"
            disabled={!isReady}
            busy={importing.isPending}
            onClick={() => given && importing.mutate(given)}
          >
            {isReady ? (
              <Plural value={report.rows} one="Import # row" other="Import # rows" />
            ) : (
              <Trans>Import</Trans>
            )}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileField
          key={`file ${emptied.file}`}
          label={t`CSV or Excel file`}
          hint={
            <Trans>
              The head names the columns: product, size, label, price, and where you like description,
              name_fr, description_fr, and prices by quantity such as 10,000 +. What we do not know, we ask.
              Each further row is a size. What an export holds can be imported again; a blank cell changes
              nothing.
            </Trans>
          }
          error={looking.fieldErrors.file}
          accept=".csv,.xlsx"
          onFile={(picked) => {
            if (picked) empty("paste");
            void choose(picked);
          }}
        />
        <div>
          <TemplateButton />
        </div>
        <PastedRows
          key={`paste ${emptied.paste}`}
          onFile={(picked) => {
            if (picked) empty("file");
            void choose(picked);
          }}
        />
        <FormProblem problem={isOfField ? undefined : (importing.problem ?? looking.problem)} />
        {looking.isPending && <SkeletonText lines={3} />}
        {given &&
          report &&
          (report.asks.length > 0 ? (
            <ColumnQuestions
              asks={report.asks}
              onTold={(columns) => look({ ...given, columns: { ...given.columns, ...columns } })}
            />
          ) : (
            <ImportReport report={report} />
          ))}
      </div>
    </Dialog>
  );
}
