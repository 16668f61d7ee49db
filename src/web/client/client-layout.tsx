import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { bringWords } from "../words/area-words.ts";

/** The client's pages are about one person's quote: their words and data come in the browser, and nothing is kept. */
export async function clientLoader() {
  await bringWords("client");
  return null;
}

export default function ClientLayout() {
  // A failed call is shown with its words at once; trying again is the reader's choice.
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
