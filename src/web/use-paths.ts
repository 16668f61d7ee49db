import { useLocation } from "react-router";
import { pathsFrom } from "./paths.ts";
import { startOfPaths } from "./words/wording.ts";

/** The links of the page at hand: they stay under `/en` or `/fr` where the visitor is. */
export function usePaths() {
  return pathsFrom(startOfPaths(useLocation().pathname));
}
