import { Trans, useLingui } from "@lingui/react/macro";
import Paperclip from "lucide-react/icons/paperclip";
import X from "lucide-react/icons/x";
import { useId, useRef } from "react";
import { attachedAccept } from "#domain/messages/attached-file.ts";
import { buttonStyle } from "../../ui/buttons/button-style.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { fileSize } from "./file-size.ts";

interface AttachedFilesFieldProps {
  readonly files: readonly File[];
  readonly error: readonly string[] | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

/** The files that go with a message, each of which can be taken out again. */
export function AttachedFilesField({ files, error, onChange }: AttachedFilesFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const remove = (index: number) => {
    onChange(files.filter((_, at) => at !== index));
    input.current?.focus();
  };
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <label
          className={classNames(
            buttonStyle({ variant: "quiet", size: "sm" }),
            "-ml-3 cursor-pointer gap-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
          )}
        >
          <Icon of={Paperclip} className="size-4" />
          <Trans>Attach files</Trans>
          <input
            ref={input}
            type="file"
            multiple
            accept={attachedAccept}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
            aria-invalid={error ? true : undefined}
            className="sr-only"
            onChange={(event) => {
              onChange([...files, ...(event.currentTarget.files ?? [])]);
              // Emptied, so that a file that was taken out can be chosen again.
              event.currentTarget.value = "";
            }}
          />
        </label>
        <span id={`${id}-hint`} className="text-sm text-ink-2">
          <Trans>up to 5 of 5 MB: JPG, PNG, GIF, PDF, ZIP, AI, EPS</Trans>
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {files.length > 0 && (
        <ul aria-label={t`Attached files`} className="mt-1 grid gap-1">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
            <li key={`${index}-${file.name}`} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 wrap-anywhere">{file.name}</span>
              <span className="tabular whitespace-nowrap text-ink-2">{fileSize(file.size, locale)}</span>
              <IconButton size="sm" icon={X} label={t`Take ${file.name} out`} onClick={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
