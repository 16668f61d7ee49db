import { Trans, useLingui } from "@lingui/react/macro";
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { artworkAccept, askedArtworkRule } from "#domain/artwork/artwork-file.ts";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import type { Message } from "#domain/words.ts";
import { fileSize } from "../../../parts/messages/file-size.ts";
import { buttonStyle } from "../../../ui/buttons/button-style.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { say } from "../../../words/say.ts";
import { useLocale } from "../../../words/use-locale.ts";

interface MoreArtworkProps {
  readonly files: readonly File[];
  readonly error: readonly string[] | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

/** Files that go with the logo: a vector file, a brand guideline, a sample. They leave with the request. */
export function MoreArtwork({ files, error, onChange }: MoreArtworkProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [wrong, setWrong] = useState<Message>();
  const take = async (chosen: FileList | null) => {
    const next = [...files, ...(chosen ?? [])];
    const words = askedArtworkRule(await Promise.all(next.map(factsOf)));
    setWrong(words);
    if (!words) onChange(next);
  };
  const shown = wrong ? [say(i18n, wrong)] : error;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label
          className={classNames(
            buttonStyle({ variant: "outline", size: "sm" }),
            "cursor-pointer gap-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
          )}
        >
          <Icon of={Upload} className="size-4" />
          <Trans>More artwork</Trans>
          <input
            id="artwork"
            type="file"
            multiple
            accept={artworkAccept}
            aria-describedby={`artwork-hint${shown ? " artwork-error" : ""}`}
            aria-invalid={shown ? true : undefined}
            className="sr-only"
            onChange={(event) => {
              void take(event.currentTarget.files);
              // Emptied, so that a file that was taken out can be chosen again.
              event.currentTarget.value = "";
            }}
          />
        </label>
        <span id="artwork-hint" className="text-sm text-ink-2">
          <Trans>up to 3 files, 25 MB together: PDF, AI, EPS, SVG, JPG, PNG, GIF</Trans>
        </span>
      </div>
      {shown && <FieldError id="artwork-error">{shown}</FieldError>}
      {files.length > 0 && (
        <ul aria-label={t`Further files`} className="mt-2 grid gap-1">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
            <li key={`${index}-${file.name}`} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 wrap-anywhere">{file.name}</span>
              <span className="tabular whitespace-nowrap text-ink-2">{fileSize(file.size, locale)}</span>
              <IconButton
                size="sm"
                icon={X}
                label={t`Take ${file.name} out`}
                onClick={() => onChange(files.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

async function factsOf(file: File) {
  const start = new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer());
  return { name: file.name, size: file.size, start };
}
