import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { pictureAddressRule } from "#domain/catalogue/catalogue-rules.ts";
import type { FieldTexts } from "../../../parts/forms/use-validated-form.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { controlStyle, FieldFrame } from "../../../ui/fields/field-frame.tsx";
import { useFieldIds } from "../../../ui/fields/field-ids.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { translateMessage } from "../../../words/say.ts";

interface AddPictureProps {
  /** Why the file was refused. */
  readonly error: FieldTexts | undefined;
  readonly onFile: (file: File) => void;
  readonly onAddress: (address: string) => void;
}

/** Two ways to add a picture: a file, which is stored at once, and an address, which is saved with the list. */
export function AddPicture({ error, onFile, onAddress }: AddPictureProps) {
  const { t, i18n } = useLingui();
  const ids = useFieldIds({ error });
  const [address, setAddress] = useState("");
  const [refused, setRefused] = useState<string>();
  const add = () => {
    const broken = pictureAddressRule(address.trim());
    setRefused(broken && translateMessage(i18n, broken));
    if (broken) return;
    onAddress(address.trim());
    setAddress("");
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldFrame ids={ids} label={t`Add a picture from a file`} error={error}>
        <input
          {...ids.aria}
          id={ids.control}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          className={classNames(controlStyle, "py-1.5 file:mr-3 file:font-semibold")}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file may be chosen again after it was refused.
            event.currentTarget.value = "";
            if (file) onFile(file);
          }}
        />
      </FieldFrame>
      <div>
        <div className="flex items-start gap-2">
          <TextField
            className="min-w-0 grow"
            label={t`Or from an address`}
            inputMode="url"
            placeholder="https://"
            value={address}
            error={refused}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
          <Button className="mt-6" disabled={address.trim() === ""} onClick={add}>
            <Trans>Add</Trans>
          </Button>
        </div>
        <p className="mt-1.5 text-sm text-ink-2">
          <Trans>Of a site that is new here it shows once it is saved and the page loaded again.</Trans>
        </p>
      </div>
    </div>
  );
}
