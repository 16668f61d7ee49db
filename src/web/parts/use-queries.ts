import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { openQueries } from "../api/open-queries.ts";
import { useShownAgain } from "./shown-again.ts";

/** The queries of an area behind a sign-in. A page that is shown again as it was left asks all of them anew. */
export function useQueries(): QueryClient {
  const [queries] = useState(openQueries);
  useShownAgain(() => void queries.invalidateQueries());
  return queries;
}
