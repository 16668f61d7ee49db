import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { NeedsScript } from "../parts/shop/needs-script.tsx";
import { useQueries } from "../parts/use-queries.ts";
import { bringWords } from "../words/area-words.ts";

/** The client's pages are about one person's quote: their words and data come in the browser, and nothing is kept. */
export async function clientLoader() {
  await bringWords("client");
  return null;
}

/** Before its scripts came a page is empty, for it is about one person’s quote. The footer waits below the window. */
export function HydrateFallback() {
  return (
    <main id="main" className="frame min-h-dvh py-12 sm:py-20">
      <NeedsScript />
    </main>
  );
}

export default function ClientLayout() {
  const queries = useQueries();
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
