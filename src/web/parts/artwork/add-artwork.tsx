import { Trans, useLingui } from "@lingui/react/macro";
import Upload from "lucide-react/icons/upload";
import { useId, useState } from "react";
import type { ArtworkFilesAnswer } from "#contracts/quotes/artwork-files.ts";
import {
  type ArtworkRole,
  artworkAccept,
  artworkFileRule,
  artworkRoles,
} from "#domain/artwork/artwork-file.ts";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import type { Message } from "#domain/words.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { buttonStyle } from "../../ui/buttons/button-style.ts";
import { classNames } from "../../ui/class-names.ts";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { say, translateMessage } from "../../words/say.ts";
import type { ArtworkReader } from "./artwork-reader.ts";
import { artworkRoleWords } from "./artwork-words.ts";
import type { useArtwork } from "./use-artwork.ts";

interface AddArtworkProps {
  readonly reader: ArtworkReader;
  readonly artwork: ReturnType<typeof useArtwork>;
  readonly former: ArtworkFilesAnswer["former"];
}

/** What a file is for, and the file: it is sent as soon as it is chosen. What former deals hold can be taken again. */
export function AddArtwork({ reader, artwork, former }: AddArtworkProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [role, setRole] = useState<ArtworkRole>("logo");
  const [wrong, setWrong] = useState<Message>();
  const { adding, share, cancel } = artwork;
  const take = async (file: File | undefined) => {
    if (!file) return;
    const words = artworkFileRule({ name: file.name, size: file.size, start: await startOf(file) });
    setWrong(words);
    if (!words) adding.mutate({ role, file });
  };
  const error = wrong ? [say(i18n, wrong)] : problemOf(adding.error ?? undefined, reader, i18n);
  return (
    <div className="no-print grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          id={`${id}-role`}
          label={<Trans>What is the file for?</Trans>}
          value={role}
          className="w-56 max-w-full"
          onChange={(event) => {
            const chosen = artworkRoles.find((each) => each === event.currentTarget.value);
            if (chosen) setRole(chosen);
          }}
        >
          {artworkRoles.map((each) => (
            <option key={each} value={each}>
              {i18n._(artworkRoleWords[each])}
            </option>
          ))}
        </SelectField>
        {share === undefined && !adding.isPending && (
          <label
            className={classNames(
              buttonStyle({ variant: "outline" }),
              "cursor-pointer gap-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
            )}
          >
            <Icon of={Upload} className="size-4" />
            <Trans>Add a file</Trans>
            <input
              type="file"
              accept={artworkAccept}
              aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
              aria-invalid={error ? true : undefined}
              className="sr-only"
              onChange={(event) => {
                void take(event.currentTarget.files?.[0]);
                // Emptied, so that the same file can be chosen again.
                event.currentTarget.value = "";
              }}
            />
          </label>
        )}
        {share !== undefined && <Button onClick={cancel}>{t`Cancel`}</Button>}
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        <Trans>
          JPG, PNG, GIF, PDF, AI, EPS or SVG, up to 25 MB. A file of the same name becomes its next version.
        </Trans>
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {share !== undefined && <ProgressBar label={t`Sending the file`} value={share} />}
      {former.length > 0 && (
        <div>
          <p className="mb-1 text-sm font-semibold">
            <Trans>From earlier quotes</Trans>
          </p>
          <ul className="grid gap-1 text-sm">
            {former.map(({ id: again, name, role: its, reference }) => (
              <li key={again} className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="text-ink-2">
                  {i18n._(artworkRoleWords[its])} · {reference}
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={adding.isPending}
                  aria-label={t`Take ${name} again`}
                  onClick={() => adding.mutate({ role: its, again })}
                >
                  <Trans>Take again</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

async function startOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, fileStartBytes).arrayBuffer());
}

function problemOf(
  error: Error | undefined,
  { kind }: ArtworkReader,
  i18n: Parameters<typeof translateMessage>[0],
): readonly string[] | undefined {
  if (!error) return undefined;
  const atField = Object.values(fieldErrorsOf(error)).flatMap((words) => words ?? []);
  if (atField.length > 0) return atField;
  return [
    translateMessage(i18n, failureMessage(kind === "staff" ? "staffMutation" : "clientMutation", error)),
  ];
}
