import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { controlStyle, FieldFrame } from "../../../ui/fields/field-frame.tsx";
import { useFieldIds } from "../../../ui/fields/field-ids.ts";
import { UnreadableArchive, unpackPictures } from "./unpack-pictures.ts";

interface PictureFilesFieldProps {
  /** What was dropped before the field was there. */
  readonly dropped: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** Pictures to choose, or to drop onto the field; those of an archive are taken out of it. */
export function PictureFilesField({ dropped, onFiles }: PictureFilesFieldProps) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const ids = useFieldIds({ error });
  const chosen = useRef(0);
  const take = async (given: readonly File[]) => {
    chosen.current += 1;
    const mine = chosen.current;
    setError(undefined);
    try {
      const files = await Promise.all(
        given.map(async (file) => (isArchive(file) ? await unpackPictures(file) : [file])),
      );
      // Others were chosen meanwhile.
      if (chosen.current === mine) onFiles(files.flat());
    } catch (refused) {
      if (!(refused instanceof UnreadableArchive)) throw refused;
      if (chosen.current === mine)
        setError(t`This ZIP cannot be read. It may hold up to 200 pictures and 200 MB, without a password.`);
    }
  };
  const takeDropped = useEffectEvent(() => {
    if (dropped.length > 0) void take(dropped);
  });
  useEffect(() => takeDropped(), []);
  return (
    <FieldFrame ids={ids} label={t`Pictures, or a ZIP of them`} error={error}>
      <input
        {...ids.aria}
        id={ids.control}
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp,image/gif,.zip"
        className={classNames(controlStyle, "min-h-control py-2 file:mr-3 file:font-semibold")}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same files may be chosen again after one was refused.
          event.currentTarget.value = "";
          if (files.length > 0) void take(files);
        }}
      />
    </FieldFrame>
  );
}

function isArchive({ name, type }: File): boolean {
  return type.includes("zip") || name.toLowerCase().endsWith(".zip");
}
