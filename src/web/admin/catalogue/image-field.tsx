import { type ComponentProps, useEffect, useState } from "react";
import { FileField } from "../forms/file-field.tsx";

/** A file to choose, with a look at the picture before it is sent. */
export function ImageField({ onFile, ...field }: ComponentProps<typeof FileField>) {
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  return (
    <div>
      <FileField
        {...field}
        onFile={(file) => {
          onFile(file);
          setPreview(file?.type.startsWith("image/") ? URL.createObjectURL(file) : undefined);
        }}
      />
      {preview && (
        <img src={preview} alt="" className="mt-2 size-28 rounded-md border border-line object-cover" />
      )}
    </div>
  );
}
