import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import FileDown from "lucide-react/icons/file-down";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { logoFileName, readLogoAsSent, readLogoToSave } from "./logo-file.ts";
import { LogoPreview } from "./logo-preview.tsx";

/**
 * The logo of a quote, with its download and the file as it was sent, which goes to the printer.
 * It opens only once it was checked.
 */
export function LogoDialog({ quote, onClose }: { quote: ReadQuoteForStaff; onClose: () => void }) {
  const { t } = useLingui();
  const file = quote.logo_file;
  const saving = useStaffMutation({
    what: "quotes",
    invalidates: [],
    mutationFn: async () => {
      const content = await readLogoToSave(quote.id);
      saveFile(content, logoFileName(content.type, new Date()));
    },
  });
  const savingAsSent = useStaffMutation({
    what: "quotes",
    invalidates: [],
    mutationFn: async () =>
      saveFile(await readLogoAsSent(quote.id), safeFileName(file?.name ?? "", quote.reference)),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <Trans>
          Logo of <span className="whitespace-nowrap">{quote.reference}</span>
        </Trans>
      }
      description={file?.name}
      closeLabel={t`Close`}
      footer={
        <>
          <Button
            busy={savingAsSent.isPending}
            disabled={file?.state !== "ready" && file?.state !== "refused"}
            onClick={() => savingAsSent.mutate(undefined)}
          >
            <Icon of={FileDown} className="size-4" />
            <Trans>File as it was sent</Trans>
          </Button>
          <Button
            variant="ink"
            busy={saving.isPending}
            disabled={file?.state !== "ready"}
            onClick={() => saving.mutate(undefined)}
          >
            <Icon of={Download} className="size-4" />
            <Trans>Download</Trans>
          </Button>
        </>
      }
    >
      <FormProblem problem={saving.problem ?? savingAsSent.problem} />
      <LogoPreview quote={quote} />
    </Dialog>
  );
}
