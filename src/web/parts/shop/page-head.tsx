import { useLocation } from "react-router";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { pathsFrom } from "../../paths.ts";
import { useRootData } from "../../words/use-locale.ts";
import { startOfPaths } from "../../words/wording.ts";

type Paths = ReturnType<typeof pathsFrom>;

interface PageHeadProps {
  /** Without the shop's name, which follows it; nothing for the name alone. */
  title?: string;
  description: string;
  /** The canonical address: `(paths) => paths.product(id)`. Not said for pages that no search engine should list. */
  path?: (paths: Paths) => string;
  /** What a shared link shows. */
  picture?: ReadPicture | null | undefined;
  type?: "website" | "product";
}

/**
 * What stands in the head of a public page. React moves it there from wherever it is rendered, so that these words are
 * translated like all others. Addresses under /en and /fr are canonical themselves and name each other.
 */
export function PageHead({ title, description, path, picture, type = "website" }: PageHeadProps) {
  const { facts, publicUrl } = useRootData();
  const whole = title ? `${title} · ${facts.name}` : facts.name;
  const image = picture?.open_graph;
  const address = (start: "" | "/en" | "/fr") => `${publicUrl}${path?.(pathsFrom(start)) ?? ""}`;
  const start = startOfPaths(useLocation().pathname);
  const canonical = address(facts.onlyLanguage ? "" : start);
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={facts.name} />
      <meta property="og:title" content={title ?? facts.name} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {image && <meta property="og:image" content={`${publicUrl}${image}`} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {path ? (
        <>
          <meta property="og:url" content={canonical} />
          <link rel="canonical" href={canonical} />
          {!facts.onlyLanguage && (
            <>
              <link rel="alternate" hrefLang="x-default" href={address("")} />
              <link rel="alternate" hrefLang="en" href={address("/en")} />
              <link rel="alternate" hrefLang="fr" href={address("/fr")} />
            </>
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
