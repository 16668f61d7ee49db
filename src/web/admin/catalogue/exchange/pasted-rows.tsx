import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { TextArea } from "../../../ui/fields/text-area.tsx";

/**
 * Cells copied from a spreadsheet: tabs between them. A block that is pasted takes the place of the one before; what is
 * corrected by hand is taken on leaving the field.
 */
export function PastedRows({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const read = useRef("");
  const take = (rows: string) => {
    if (rows === read.current) return;
    read.current = rows;
    onFile(rows.trim() === "" ? undefined : new File([rows], "pasted.txt", { type: "text/plain" }));
  };
  return (
    <TextArea
      label={t`Or paste cells copied from a spreadsheet`}
      hint={<Trans>Copy the head, too: it names the columns.</Trans>}
      value={text}
      spellCheck={false}
      onChange={({ currentTarget: { value } }) => setText(value)}
      onBlur={() => take(text)}
      onPaste={(event) => {
        const block = event.clipboardData.getData("text/plain");
        // A word is put where the cursor stands, as everywhere.
        if (!/[\t\n]/.test(block)) return;
        event.preventDefault();
        setText(block);
        take(block);
      }}
    />
  );
}
