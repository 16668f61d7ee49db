import { Trans } from "@lingui/react/macro";
import ChevronRight from "lucide-react/icons/chevron-right";
import { officePaths } from "#domain/shop/office-paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { inTurn } from "../dashboard/in-turn.ts";
import { useToday } from "../dashboard/use-today.ts";

/** The next request that waits for the shop, the most urgent first; behind the one that is open here, then from the first on. */
export function useNextOpenQuote(id: number): number | undefined {
  const { data: today } = useToday({ isAskedAgain: false });
  const open = today?.items.filter(({ kind, subject }) => kind === "request" && subject === "quote");
  const ids = open?.map((item) => item.id) ?? [];
  return [...ids.slice(ids.indexOf(id) + 1), ...ids].find((other) => other !== id);
}

/** Leads to the next request. The key J does the same (see shell/use-shortcuts.ts). */
export function NextOpenQuote({ id }: { id: number }) {
  const next = useNextOpenQuote(id);
  if (next === undefined) return null;
  return (
    <LinkButton to={officePaths.adminQuote(next)} state={inTurn} data-shortcut="j" aria-keyshortcuts="j">
      <Trans>Next open request</Trans>
      <Icon of={ChevronRight} className="size-4" />
    </LinkButton>
  );
}
