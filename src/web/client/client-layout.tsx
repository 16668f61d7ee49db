import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { openQueries } from "../api/open-queries.ts";
import { bringWords } from "../words/area-words.ts";

/** The client's pages are about one person's quote: their words and data come in the browser, and nothing is kept. */
export async function clientLoader() {
  await bringWords("client");
  return null;
}

export default function ClientLayout() {
  const [queries] = useState(openQueries);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
