import type { ReactNode } from "react";
import { NeedsScript } from "../../parts/shop/needs-script.tsx";
import { PageHead } from "../../parts/shop/page-head.tsx";

interface AccountPageProps {
  title: string;
  /** The language of the words, where it is not the page's. */
  lang?: "fr" | undefined;
  children: ReactNode;
}

/** The narrow page of a form about an account: one thing to do. No search engine lists it. */
export function AccountPage({ title, lang, children }: AccountPageProps) {
  return (
    <main id="main" tabIndex={-1} className="frame py-12 sm:py-20">
      <PageHead title={title} description={title} />
      <div lang={lang} className="max-w-[30rem]">
        <h1 className="mb-8 text-3xl">{title}</h1>
        <NeedsScript />
        {/* A form that no script answers would send its password in the address. */}
        <div className="noscript:hidden">{children}</div>
      </div>
    </main>
  );
}
