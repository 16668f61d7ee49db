import { Trans, useLingui } from "@lingui/react/macro";
import Upload from "lucide-react/icons/upload";
import { type DragEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { logoAccept } from "#domain/quotes/logo-file.ts";
import { classNames } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useIsIdle } from "../../../when-idle.ts";
import { optionalPart, withWords } from "../../../words/with-words.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";

/** Loaded when the page stands: a logo is chosen later than that, and perhaps without a network. */
const LogoProof = optionalPart(async () => (await withWords(import("./logo-proof.tsx"))).LogoProof);

/** Loaded with the first file that is chosen. */
const BesideLogo = optionalPart(async () => (await withWords(import("./beside-logo.tsx"))).BesideLogo);

/** The logo's file: dropped, or chosen by a press; then shown as a proof that can be removed. */
export function LogoField({ form, error }: { form: QuoteForm; error: readonly string[] | undefined }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isIdle = useIsIdle();
  const { logo, draft } = form;

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void form.chooseLogo(file);
  };
  // A file that was chosen before hydration.
  const takeEarly = useEffectEvent(() => take(input.current?.files ?? null));
  useEffect(() => takeEarly(), []);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === "dragover");
    if (event.type === "drop") take(event.dataTransfer.files);
  };
  const remove = () => {
    if (input.current) input.current.value = "";
    flushSync(() => form.removeLogo());
    input.current?.focus();
  };
  const press = () => input.current?.click();
  const look = isOver ? "border-ink bg-paper-2" : error ? "border-danger bg-card" : "border-edge bg-card";
  return (
    <fieldset onDragOver={hover} onDragLeave={hover} onDrop={hover}>
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Logo file</Trans>
      </legend>
      <label htmlFor="logo" className={classNames(zone, look, logo ? "hidden" : "grid")}>
        <Icon of={Upload} className="mb-3 size-6 text-ink-2" />
        <span className="font-semibold">
          <Trans>Drop your logo here, or press to choose a file</Trans>
        </span>
        <span id="logo-hint" className="mt-1 text-sm text-ink-2">
          <Trans>JPG, JPEG, PNG, GIF or PDF, max 5 MB</Trans>
        </span>
        <input
          ref={input}
          id="logo"
          name="logo"
          type="file"
          accept={logoAccept}
          aria-label={t`Logo file`}
          aria-describedby={`logo-hint${error ? " logo-error" : ""}`}
          aria-invalid={error ? true : undefined}
          // Emptied, so that choosing the same file again fires `change`.
          onClick={(event) => {
            event.currentTarget.value = "";
          }}
          onChange={(event) => take(event.target.files)}
          className="sr-only max-w-full text-sm noscript:not-sr-only noscript:mt-3"
        />
      </label>
      {isIdle && (
        <Suspense fallback={null}>
          <LogoProof form={form} onRemove={remove} onReplace={press} />
        </Suspense>
      )}
      {isIdle && (form.refusedLogo ?? logo) && (
        <Suspense fallback={null}>
          <BesideLogo form={form} isRefused={error !== undefined} />
        </Suspense>
      )}
      <p className="mt-2 text-sm text-ink-2">
        <Trans>
          A vector file prints best: a PDF, or a picture here and the AI, SVG or EPS file below it, as more
          artwork.
        </Trans>
      </p>
      {error && <FieldError id="logo-error">{error}</FieldError>}
      {!logo && !error && draft.logoName && (
        <p className="mt-2 text-sm text-clay-ink">
          <Trans>A draft keeps no files: please choose {draft.logoName} again.</Trans>
        </p>
      )}
    </fieldset>
  );
}

const zone =
  "relative cursor-pointer justify-items-center rounded-lg border border-dashed px-5 py-8 text-center transition-colors hover:border-ink hover:bg-paper-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";
