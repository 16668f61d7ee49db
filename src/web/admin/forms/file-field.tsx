import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { controlStyle, FieldFrame } from "../../ui/fields/field-frame.tsx";
import { useFieldIds } from "../../ui/fields/field-ids.ts";

interface FileFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: ReactNode;
  readonly accept: string;
  readonly onFile: (file: File | undefined) => void;
}

/** A file to choose. It is emptied before the chooser opens, so that a file corrected since can be chosen again. */
export function FileField({ label, hint, error, accept, onFile }: FileFieldProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <input
        {...ids.aria}
        id={ids.control}
        type="file"
        accept={accept}
        className={classNames(controlStyle, "min-h-control py-2 file:mr-3 file:font-semibold")}
        onClick={(event) => {
          if (event.currentTarget.value === "") return;
          event.currentTarget.value = "";
          // The chooser may be cancelled: the form must not send a file that the field no longer shows.
          onFile(undefined);
        }}
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
      />
    </FieldFrame>
  );
}
