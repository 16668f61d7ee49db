import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { fetchFile } from "../../api/fetch-file.ts";
import { Button } from "../../ui/buttons/button.tsx";
import type { ButtonLook } from "../../ui/buttons/button-style.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useLocale } from "../../words/use-locale.ts";
import { useBearer } from "../session/bearer.ts";

interface DownloadButtonProps extends ButtonLook {
  readonly path: string;
  readonly fileName: string;
  /** It has no other language than its own. */
  readonly isInOneLanguage?: boolean;
  readonly children: ReactNode;
}

/** Fetches a document in the page's language, where one was chosen, and saves it. */
export function DownloadButton({
  path,
  fileName,
  isInOneLanguage = false,
  children,
  ...look
}: DownloadButtonProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const bearer = useBearer();
  const address = locale === "mul" || isInOneLanguage ? path : `${path}?language=${locale}`;
  const downloading = useMutation({
    mutationFn: () => fetchFile(address, bearer),
    onSuccess: (file) => saveFile(file, fileName),
    onError: () => toast({ text: t`The document could not be fetched. Please try again.`, tone: "negative" }),
  });
  return (
    <Button {...look} busy={downloading.isPending} onClick={() => downloading.mutate()}>
      <Icon of={Download} className="size-[1.1em]" />
      {children}
    </Button>
  );
}
