import type { ReactNode } from "react";

/** The narrow page of the client's forms: one question at a time. */
export function ClientPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main id="main" className="frame py-12 sm:py-20">
      <div className="max-w-[30rem]">
        <h1 className="mb-6 text-3xl">{title}</h1>
        {children}
      </div>
    </main>
  );
}
