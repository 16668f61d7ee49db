import { useRef, useState } from "react";
import { type LogoFile, logoFileRule } from "#domain/quotes/logo-file.ts";
import type { Message } from "#domain/words.ts";
import { describeLogo } from "./describe-logo.ts";

/** The chosen file with what its rules ask for. */
export interface ChosenLogo {
  readonly file: File;
  readonly facts: LogoFile;
}

/** The logo file: it lives as long as the page, because storage holds no files. */
export function useLogo() {
  const [logo, setLogo] = useState<ChosenLogo | undefined>();
  const [refusedLogo, setRefused] = useState<File | undefined>();
  /** The bag with the logo, where it is drawn. */
  const drawn = useRef<HTMLCanvasElement>(null);
  const [preview, setPreview] = useState<string>();
  return {
    logo,
    /** The file that was chosen last, where it does not obey the rules. */
    refusedLogo,
    /** A picture of a logo that the browser does not show as one, once the shop has drawn it. */
    preview,
    setPreview,
    drawn,
    /** Takes a file that obeys the rules; answers the words of why it does not. */
    async choose(file: File): Promise<Message | undefined> {
      const facts = await describeLogo(file);
      const error = logoFileRule(facts);
      setPreview(undefined);
      setLogo(error ? undefined : { file, facts });
      setRefused(error && file);
      return error;
    },
    remove() {
      setLogo(undefined);
      setRefused(undefined);
    },
  };
}
