import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { Message } from "#domain/words.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";

interface FormProblemProps {
  readonly problem: Message | string | undefined;
  /** What the server said of fields that the form does not have. */
  readonly elsewhere?: readonly string[];
}

/** Why a form was not taken, brought into sight. */
export function FormProblem({ problem, elsewhere = [] }: FormProblemProps) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const texts = [...(problem === undefined ? [] : [translateMessage(i18n, problem)]), ...elsewhere];
  const said = texts.join("\n");
  // The button that was pressed may stand at the other end of a long form.
  useEffect(() => {
    if (said !== "") box.current?.scrollIntoView({ block: "nearest" });
  }, [said]);
  if (texts.length === 0) return null;
  return (
    <div ref={box} className="mb-4 scroll-my-4">
      <Banner tone="negative" live="assertive">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Banner>
    </div>
  );
}
