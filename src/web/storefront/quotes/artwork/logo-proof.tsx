import { Trans, useLingui } from "@lingui/react/macro";
import FileText from "lucide-react/icons/file-text";
import { Suspense, useState } from "react";
import { showCount } from "#domain/language/show-count.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useFileAddress } from "../../../ui/use-file-address.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { optionalPart, withWords } from "../../../words/with-words.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";

/** Loaded with the first file: it reads an answer of the API by its contract, which is large. */
const ArtworkNotes = optionalPart(async () => (await withWords(import("./artwork-notes.tsx"))).ArtworkNotes);

/** Loaded once a logo is there, or was handed over: it draws. */
const LogoSketch = optionalPart(async () => (await withWords(import("./logo-sketch.tsx"))).LogoSketch);

interface LogoProofProps {
  form: QuoteForm;
  onRemove: () => void;
  onReplace: () => void;
}

/** The chosen logo between crop marks, as on a printer's proof, and on the bag that is asked for. */
export function LogoProof({ form, ...acts }: LogoProofProps) {
  const { logo, draft } = form;
  return (
    <>
      {logo && <Proof form={form} file={logo.file} {...acts} />}
      {draft.isLogo && (logo || draft.sketch) && (
        <Suspense fallback={null}>
          <LogoSketch form={form} />
        </Suspense>
      )}
    </>
  );
}

const pdf = "application/pdf";

/** What the browser can show as a picture is shown; a PDF, or a picture that is none, stands there by its name. */
function Proof({ form, file, onRemove, onReplace }: LogoProofProps & { file: File }) {
  const { t } = useLingui();
  const locale = useLocale();
  const address = useFileAddress(file);
  const [broken, setBroken] = useState<string | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const isPicture = file.type.startsWith("image/") && address !== broken;
  const kilobytes = showCount(Math.max(1, Math.round(file.size / 1024)), locale);
  return (
    <figure className="rounded-lg border border-line bg-card p-4 sm:p-6">
      <div className="relative mx-auto max-w-md p-5">
        <CropMarks />
        <div className="grid min-h-40 place-items-center checker p-3">
          {isPicture && address ? (
            <img
              src={address}
              alt={t`Preview of your logo`}
              className="max-h-56 max-w-full object-contain"
              onLoad={() => setSeen(address)}
              onError={() => setBroken(address)}
            />
          ) : (
            <Icon of={FileText} className="size-12 text-ink-2" />
          )}
        </div>
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-3 text-sm">
        <span className="min-w-0 break-all">
          <span className="font-semibold">{file.name}</span>{" "}
          <span className="tabular whitespace-nowrap text-ink-2">
            <Trans>{kilobytes} kB</Trans>
          </span>
        </span>
        <span className="flex gap-2">
          <Button size="sm" onClick={onReplace}>
            <Trans>Replace</Trans>
          </Button>
          <Button size="sm" onClick={onRemove} aria-label={t`Remove logo`}>
            <Trans>Remove</Trans>
          </Button>
        </span>
      </figcaption>
      {/* What is no picture, the request itself is told. */}
      {address !== null && (seen === address || file.type === pdf) && (
        <Suspense fallback={null}>
          <ArtworkNotes
            key={address}
            file={file}
            onPreview={form.setPreview}
            onUseColours={(codes) => form.change({ logoColors: codes }, ["logo_colors"])}
          />
        </Suspense>
      )}
    </figure>
  );
}

const corners = [
  "top-0 left-0",
  "top-0 right-0 rotate-90",
  "right-0 bottom-0 rotate-180",
  "bottom-0 left-0 -rotate-90",
];

/** The marks by which a printer cuts: one pair of lines at each corner of what it stands in. */
function CropMarks() {
  return corners.map((corner) => (
    <svg key={corner} aria-hidden="true" viewBox="0 0 20 20" className={`absolute size-5 ${corner}`}>
      <path d="M20 0v14M0 20h14" transform="translate(-0.5 -0.5)" className="fill-none stroke-ink" />
    </svg>
  ));
}
