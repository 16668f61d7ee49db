import { Trans } from "@lingui/react/macro";
import type { SpokenText } from "#contracts/texts.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { useFormats } from "../use-formats.ts";

/** Whether the shop says a text in its own words, and since when. */
export function OwnWordsState({ text: { own, changed_at } }: { text: SpokenText }) {
  const { day } = useFormats();
  if (own === null || changed_at === null)
    return (
      <Badge>
        <Trans>Original</Trans>
      </Badge>
    );
  const since = day(changed_at);
  return (
    <Badge tone="info">
      <Trans>Own words of {since}</Trans>
    </Badge>
  );
}
