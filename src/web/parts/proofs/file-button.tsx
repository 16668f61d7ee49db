import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { fetchFile } from "../../api/fetch-file.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useLocale } from "../../words/use-locale.ts";
import { fileSize } from "../messages/file-size.ts";
import type { ProofReader } from "./proof-reader.ts";

interface FileButtonProps {
  readonly reader: ProofReader;
  readonly path: string;
  readonly file: { readonly name: string; readonly bytes?: number };
  readonly children: ReactNode;
}

/** Saves a file of a proof as it came, under its own name. */
export function FileButton({ reader, path, file, children }: FileButtonProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const downloading = useMutation({
    mutationFn: () => fetchFile(path, reader.bearer()),
    onSuccess: (content) => saveFile(content, file.name),
    onError: () => toast({ text: t`The file could not be fetched. Please try again.`, tone: "negative" }),
  });
  return (
    <Button
      size="sm"
      className="no-print max-w-full gap-2"
      busy={downloading.isPending}
      title={file.name}
      onClick={() => downloading.mutate()}
    >
      <Icon of={Download} className="size-4" />
      {children}
      {file.bytes !== undefined && (
        <span className="tabular font-normal whitespace-nowrap text-ink-2">
          {fileSize(file.bytes, locale)}
        </span>
      )}
    </Button>
  );
}
