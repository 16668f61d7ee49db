import { useLingui } from "@lingui/react/macro";
import { useRootData } from "../../words/use-locale.ts";

/** Units of a size that the shop makes at least, as the page's language writes them. */
export function MinimumUnits() {
  const { i18n } = useLingui();
  return i18n.number(useRootData().facts.minimumUnits);
}
