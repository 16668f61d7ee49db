import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { callAsStaff } from "../../call-as-staff.ts";
import { FileField } from "../../forms/file-field.tsx";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { ImportReport } from "./import-report.tsx";

/** A file is looked at first: what it would make and change, and what is wrong with it. Then it is imported. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [file, setFile] = useState<File>();
  const chosen = useRef<File>(undefined);
  const looking = useStaffMutation({
    invalidates: [],
    mutationFn: (given: File) =>
      callAsStaff(importProducts, { query: { dry_run: 1 }, form: {}, files: { file: given } }),
  });
  const importing = useStaffMutation({
    invalidates: ["products", "sizes"],
    mutationFn: (given: File) => callAsStaff(importProducts, { query: {}, form: {}, files: { file: given } }),
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`The file is imported.` });
    },
  });
  const choose = async (given: File | undefined) => {
    chosen.current = given;
    // Its content now: what is imported is what was looked at, whatever becomes of the file meanwhile.
    const read = given && new File([await given.arrayBuffer()], given.name, { type: given.type });
    if (chosen.current !== given) return;
    setFile(read);
    importing.clearProblem();
    if (read) looking.mutate(read);
  };
  const isOfField = looking.fieldErrors.file !== undefined;
  const report = file && !looking.problem && !looking.isPending ? looking.data : undefined;
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
            onClick={() => file && importing.mutate(file)}
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
          label={t`CSV or Excel file`}
          hint={
            <Trans>
              The first row names the columns: product, size, label, price, and where you like description,
              name_fr, description_fr. Each further row is a size. What an export holds can be imported again;
              a blank cell changes nothing.
            </Trans>
          }
          error={looking.fieldErrors.file}
          accept=".csv,.xlsx"
          onFile={(given) => void choose(given)}
        />
        <FormProblem problem={isOfField ? undefined : (importing.problem ?? looking.problem)} />
        {looking.isPending && <SkeletonText lines={3} />}
        {report && <ImportReport report={report} />}
      </div>
    </Dialog>
  );
}
