import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { useQueries } from "../parts/use-queries.ts";
import { bringWords } from "../words/area-words.ts";

/** The client's pages are about one person's quote: their words and data come in the browser, and nothing is kept. */
export async function clientLoader() {
  await bringWords("client");
  return null;
}

export default function ClientLayout() {
  const queries = useQueries();
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
