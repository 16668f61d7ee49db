import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { usePaths } from "../../use-paths.ts";
import { useLocale } from "../../words/use-locale.ts";

/** The message has arrived; another one may follow. Without JavaScript the button is a link. */
export function MessageSent({ onWriteAnother }: { onWriteAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const paths = usePaths();
  const french = useLocale() === "mul" ? "fr" : undefined;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-lg border border-ink bg-card p-6 sm:p-10">
      <h2 ref={heading} tabIndex={-1} lang={french} className="text-2xl">
        <Trans>Message envoyé avec succès!</Trans>
      </h2>
      <p className="mt-3 max-w-prose">
        <Trans>A person reads it and replies within 24 hours, by email.</Trans>
      </p>
      <form method="get" action={paths.contact()} className="mt-6">
        <Button
          type="submit"
          onClick={(event) => {
            event.preventDefault();
            onWriteAnother();
          }}
        >
          <Trans>Send Another Message</Trans>
        </Button>
      </form>
    </div>
  );
}
