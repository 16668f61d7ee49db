import { useLingui } from "@lingui/react/macro";
import { mayUseMark } from "#domain/artwork/mark-permission.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { say } from "../../../words/say.ts";
import { useSayError } from "../form/use-field.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import { CopyOffer } from "./copy-offer.tsx";
import { MoreArtwork } from "./more-artwork.tsx";

interface BesideLogoProps {
  readonly form: QuoteForm;
  /** The file as it is cannot be taken. */
  readonly isRefused: boolean;
}

/** What belongs to a logo that was chosen: a copy of it where it cannot be taken, whose mark it is, further files. */
export function BesideLogo({ form, isRefused }: BesideLogoProps) {
  const { i18n } = useLingui();
  const sayError = useSayError(form.errors);
  const refused = isRefused ? (form.refusedLogo ?? form.logo?.file) : undefined;
  return (
    <div className="mt-4 grid gap-4">
      {refused && <CopyOffer file={refused} onUse={(copy) => void form.chooseLogo(copy)} />}
      {form.logo && (
        <>
          <Checkbox
            id="may_use_mark"
            label={say(i18n, mayUseMark)}
            checked={form.draft.mayUseMark}
            onChange={(event) => form.change({ mayUseMark: event.target.checked })}
          />
          <MoreArtwork files={form.artwork} error={sayError("artwork")} onChange={form.chooseArtwork} />
        </>
      )}
    </div>
  );
}
