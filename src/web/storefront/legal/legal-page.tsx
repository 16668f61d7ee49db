import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageHead } from "../../parts/shop/page-head.tsx";
import type { pathsFrom } from "../../paths.ts";

export interface LegalSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: ReactNode;
  readonly body: ReactNode;
}

interface LegalPageProps {
  title: string;
  description: string;
  path: (paths: ReturnType<typeof pathsFrom>) => string;
  updated: ReactNode;
  /** What stands ahead of the first section. */
  intro?: ReactNode;
  sections: readonly LegalSection[];
}

/** A text to be looked things up in: numbered sections, and a list of them beside. */
export function LegalPage({ title, description, path, updated, intro, sections }: LegalPageProps) {
  return (
    <main id="main" tabIndex={-1} className="frame">
      <PageHead title={title} description={description} path={path} />
      <header data-no-text="" className="border-b border-ink pt-12 pb-10 sm:pt-16">
        <h1>{title}</h1>
        <p className="mt-4 text-ink-2">{updated}</p>
      </header>
      <div className="grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-labelledby="contents" className="no-print">
          <div className="lg:sticky lg:top-[calc(var(--sticky-top)+1.5rem)]">
            <p id="contents" className={sections.length > 0 ? "mb-2 font-semibold" : "sr-only"}>
              <Trans>On this page</Trans>
            </p>
            <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
              {sections.map((section, index) => (
                <li key={section.id} className="flex gap-2">
                  <span aria-hidden="true" className="tabular w-6 shrink-0 py-1 text-ink-2">
                    {index + 1}
                  </span>
                  <a href={`#${section.id}`} className="py-1 underline-offset-4 hover:underline">
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="max-w-[42rem]">
          {intro && <div className="mb-12 grid gap-4">{intro}</div>}
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id} className="mb-12">
              <h2 id={section.id} className="mb-4 text-xl">
                <span aria-hidden="true" className="tabular mr-3 text-leaf">
                  {index + 1}
                </span>
                {section.title}
              </h2>
              <div className="grid gap-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
                {section.body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
