import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import FileText from "lucide-react/icons/file-text";
import type { ArtworkFileAnswer } from "#contracts/quotes/artwork-files.ts";
import { fetchFile } from "../../api/fetch-file.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useLocale } from "../../words/use-locale.ts";
import { fileSize } from "../messages/file-size.ts";
import { FabricSwatch } from "../quotes/fabric-swatch.tsx";
import { useObjectAddress } from "../use-object-address.ts";
import type { ArtworkReader } from "./artwork-reader.ts";
import { artworkRoleWords } from "./artwork-words.ts";

interface ArtworkEntryProps {
  readonly reader: ArtworkReader;
  readonly file: ArtworkFileAnswer;
}

/** A file of a deal: its picture, what it is for, which version, and what was found in it. */
export function ArtworkEntry({ reader, file }: ArtworkEntryProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const path = `/api/quotes/${reader.quoteId}/artwork/${file.id}`;
  const saving = useMutation({
    mutationFn: () => fetchFile(path, reader.bearer()),
    // Of an SVG only its picture is handed out.
    onSuccess: (content) => saveFile(content, file.type === "svg" ? `${file.name}.png` : file.name),
    onError: () => toast({ text: t`The file could not be fetched. Please try again.`, tone: "negative" }),
  });
  const { name, version } = file;
  return (
    <li className="flex gap-4 border-t border-line pt-3">
      <Preview path={`${path}/preview`} reader={reader} file={file} />
      <div className="grid min-w-0 flex-1 content-start gap-1 text-sm">
        <p>
          <span className="font-semibold wrap-anywhere">{name}</span>{" "}
          <span className="tabular whitespace-nowrap text-ink-2">{fileSize(file.bytes, locale)}</span>
        </p>
        <p className="text-ink-2">
          {i18n._(artworkRoleWords[file.role])} · <Trans>version {version}</Trans>
          {file.is_superseded && (
            <>
              {" "}
              · <Trans>superseded</Trans>
            </>
          )}
        </p>
        {file.state === "waiting" && <Trans>The file is being checked.</Trans>}
        {file.state === "refused" && <Trans>The file is damaged. Please send it again.</Trans>}
        {!file.is_superseded && file.report && <Report report={file.report} />}
        {file.state === "ready" && (
          <p className="no-print">
            <Button
              size="sm"
              variant="quiet"
              className="-ml-3"
              busy={saving.isPending}
              aria-label={t`Download ${name}`}
              onClick={() => saving.mutate()}
            >
              <Trans>Download</Trans>
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}

function Report({ report }: { report: NonNullable<ArtworkFileAnswer["report"]> }) {
  return (
    <>
      <ul className="grid gap-0.5">
        {report.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {report.colours.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          {report.colours.map(({ hex }) => (
            <span key={hex} className="tabular flex items-center gap-1.5">
              <FabricSwatch code={hex} className="size-4" />
              {hex}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Preview({ path, reader, file }: ArtworkEntryProps & { readonly path: string }) {
  const { t } = useLingui();
  const { name } = file;
  const preview = useQuery({
    queryKey: ["artwork-preview", file.id],
    queryFn: () => fetchFile(path, reader.bearer()),
    enabled: file.has_preview,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectAddress(preview.data);
  return (
    <span
      className={classNames(
        "grid size-20 shrink-0 place-items-center rounded-md border border-line p-1.5",
        address && "checker [--checker:#ddd] bg-[#fff]",
      )}
    >
      {address ? (
        <img src={address} alt={t`Preview of ${name}`} className="max-h-full max-w-full object-contain" />
      ) : (
        <Icon of={FileText} className="size-7 text-ink-2" />
      )}
    </span>
  );
}
