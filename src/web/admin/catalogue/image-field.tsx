import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { controlStyle, FieldFrame } from "../../ui/fields/field-frame.tsx";
import { useFieldIds } from "../../ui/fields/field-ids.ts";

interface ImageFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: ReactNode;
  readonly accept: string;
  readonly onFile: (file: File | undefined) => void;
}

/** A file to choose, with a look at the picture before it is sent. */
export function ImageField({ label, hint, error, accept, onFile }: ImageFieldProps) {
  const ids = useFieldIds({ hint, error });
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <input
        {...ids.aria}
        id={ids.control}
        type="file"
        accept={accept}
        className={classNames(controlStyle, "py-1.5 file:mr-3 file:font-semibold")}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          onFile(file);
          setPreview(file?.type.startsWith("image/") ? URL.createObjectURL(file) : undefined);
        }}
      />
      {preview && (
        <img src={preview} alt="" className="mt-2 size-28 rounded-md border border-line object-cover" />
      )}
    </FieldFrame>
  );
}
