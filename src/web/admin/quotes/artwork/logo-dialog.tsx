import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Download, FileDown } from "lucide-react";
import { useEffect, useState } from "react";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import { failureMessage } from "../../../api/failure-words.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { QueryProblem } from "../../forms/query-problem.tsx";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { isPdf, logoFileName, readLogoAsSent, readLogoPreview, readLogoToSave } from "./logo-file.ts";

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
      {file?.state === "waiting" && (
        <Banner>
          <Trans>The file is being checked. It can be opened in a moment.</Trans>
        </Banner>
      )}
      {file?.state === "refused" && (
        <Banner tone="negative">
          <Trans>
            The file is damaged: it cannot be opened as what it claims to be. You can still download it as it
            was sent.
          </Trans>
        </Banner>
      )}
      {file?.protection === "password" && (
        <Banner tone="caution" className="mb-4">
          <Trans>This file opens only with a password. Ask the client for it.</Trans>
        </Banner>
      )}
      {file?.protection === "restrictions" && (
        <Banner tone="caution" className="mb-4">
          <Trans>
            This file opens without a password, but its owner has restricted its use, such as printing.
          </Trans>
        </Banner>
      )}
      {file?.state === "ready" &&
        (isPdf(file.media_type) ? (
          <Banner>
            <Trans>This logo is a PDF document. Download it to look at it.</Trans>
          </Banner>
        ) : (
          <Preview quote={quote} />
        ))}
    </Dialog>
  );
}

function Preview({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const query = useQuery({ queryKey: ["logo", quote.id], queryFn: () => readLogoPreview(quote.id) });
  const address = useObjectAddress(query.data);
  if (query.isError) {
    return <QueryProblem query={query} words={failureMessage("quotes", query.error)} />;
  }
  if (!address) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="grid place-items-center rounded-md border border-line checker [--checker:#ddd] bg-[#fff] p-4">
      <img src={address} alt={t`Logo of ${quote.reference}`} className="max-h-[60dvh] max-w-full" />
    </div>
  );
}

function useObjectAddress(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
