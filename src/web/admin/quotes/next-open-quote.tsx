import { Trans } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useToday } from "../dashboard/use-today.ts";

/** The next request that waits for the shop, the most urgent first. The key J leads there (see shell/use-shortcuts.ts). */
export function NextOpenQuote({ id }: { id: number }) {
  const open = useToday().data?.items.filter(
    ({ kind, subject }) => kind === "request" && subject === "quote",
  );
  const ids = open?.map((item) => item.id) ?? [];
  // Behind the one that is open here; from the last one on it begins anew.
  const next = [...ids.slice(ids.indexOf(id) + 1), ...ids].find((other) => other !== id);
  if (next === undefined) return null;
  return (
    <LinkButton to={paths.adminQuote(next)} data-shortcut="j" aria-keyshortcuts="j">
      <Trans>Next open request</Trans>
      <Icon of={ChevronRight} className="size-4" />
    </LinkButton>
  );
}
