import { useRootData } from "../words/use-locale.ts";

/** The title of a client's page, which no search engine lists. */
export function ClientTitle({ children }: { children: string }) {
  const { facts } = useRootData();
  return (
    <>
      <title>{`${children} · ${facts.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
