import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import StickyNote from "lucide-react/icons/sticky-note";
import Trash2 from "lucide-react/icons/trash";
import { Link } from "react-router";
import type { QuoteMessage } from "#contracts/quotes/messages.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { type AboutLine, lineAnchor } from "#domain/messages/about-line.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { fetchFile } from "../../api/fetch-file.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useLocale } from "../../words/use-locale.ts";
import { AskedChange } from "../offers/asked-change.tsx";
import { fileSize } from "./file-size.ts";
import type { ThreadReader } from "./thread-reader.ts";

interface ThreadEntryProps {
  readonly reader: ThreadReader;
  readonly message: QuoteMessage;
  readonly isNew: boolean;
  readonly onRemove?: () => void;
}

/** One thing that was said: by whom, when, and the files that came with it. */
export function ThreadEntry({ reader, message, isNew, onRemove }: ThreadEntryProps) {
  const { t } = useLingui();
  const { author, audience, about, text, files, removed_by: remover } = message;
  const isNote = audience === "staff";
  const at = useMoment(reader.timeZone)(message.created_at);
  const look = isNote ? "border-dashed border-caution bg-paper-2" : sides[author.kind];
  return (
    <li className={classNames("rounded-md border border-l-4 px-4 py-3 [content-visibility:auto]", look)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold break-words">{author.name}</p>
        {isNote && (
          <Badge tone="caution">
            <Icon of={StickyNote} className="size-3.5" />
            <Trans>Internal note</Trans>
          </Badge>
        )}
        {isNew && (
          <Badge tone="accent">
            <Trans>New</Trans>
          </Badge>
        )}
        <time dateTime={message.created_at} className="tabular ml-auto text-sm text-ink-2">
          {at}
        </time>
        {onRemove && remover === null && (
          <IconButton
            size="sm"
            icon={Trash2}
            label={t`Remove the message of ${author.name}, ${at}`}
            onClick={onRemove}
            className="no-print -my-1 -mr-2"
          />
        )}
      </div>
      {remover !== null && (
        <p className="text-ink-2 italic">
          <Trans>Removed by {remover}</Trans>
        </p>
      )}
      {about && <Quotation about={about} isClient={reader.kind === "client"} />}
      {text !== "" && <p className="mt-1 break-words whitespace-pre-wrap">{text}</p>}
      {files.length > 0 && (
        <ul aria-label={t`Files`} className="mt-2 flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.id} className="max-w-full">
              <MessageFile reader={reader} messageId={message.id} file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface AskedEntryProps {
  readonly reader: ThreadReader;
  /** Of which offer it was asked. */
  readonly version: number;
  readonly asked: NonNullable<QuoteVersionAnswer["asked"]>;
}

/** A change of an offer that the client asked for, where it was asked. */
export function AskedEntry({ reader, version, asked }: AskedEntryProps) {
  const at = useMoment(reader.timeZone)(asked.at);
  return (
    <li className={classNames("rounded-md border border-l-4 px-4 py-3", sides.client)}>
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">
          <Trans>Change asked for, version {version}</Trans>
        </p>
        <time dateTime={asked.at} className="tabular ml-auto text-sm text-ink-2">
          {at}
        </time>
      </div>
      <AskedChange asked={asked} />
    </li>
  );
}

interface QuotationProps {
  readonly about: AboutLine;
  /** Other versions than the last have an address of their own on his page. */
  readonly isClient: boolean;
}

/** The line of an offer that is written about, and the way to it. */
function Quotation({ about, isClient }: QuotationProps) {
  const { name, version } = about;
  return (
    <p className="mt-1 border-l-2 border-line pl-2 text-sm">
      <Link
        to={{ search: isClient ? `?version=${version}` : "", hash: lineAnchor(about) }}
        className="link wrap-anywhere"
      >
        <Trans>
          {name}, version {version}
        </Trans>
      </Link>
    </p>
  );
}

interface MessageFileProps {
  readonly reader: ThreadReader;
  readonly messageId: number;
  readonly file: QuoteMessage["files"][number];
}

function MessageFile({ reader, messageId, file: { id, name, bytes } }: MessageFileProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const path = `/api/quotes/${reader.quoteId}/messages/${messageId}/files/${id}`;
  const downloading = useMutation({
    mutationFn: () => fetchFile(path, reader.bearer()),
    onSuccess: (file) => saveFile(file, name),
    onError: () => toast({ text: t`The file could not be fetched. Please try again.`, tone: "negative" }),
  });
  return (
    <Button
      size="sm"
      className="max-w-full"
      busy={downloading.isPending}
      onClick={() => downloading.mutate()}
    >
      <Icon of={Download} className="size-4" />
      <span className="min-w-0 text-left wrap-anywhere">{name}</span>
      <span className="tabular font-normal whitespace-nowrap text-ink-2">{fileSize(bytes, locale)}</span>
    </Button>
  );
}

const sides = { staff: "border-line border-l-leaf bg-card", client: "border-line border-l-kraft bg-card" };

function useMoment(timeZone: string | undefined) {
  const locale = useLocale();
  const moments = new Intl.DateTimeFormat(intlLocale(locale), {
    ...{ dateStyle: "medium", timeStyle: "short" },
    ...(timeZone && { timeZone }),
  });
  return (moment: string) => formatMoment(moments, moment);
}
