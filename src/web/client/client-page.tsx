import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { ClientTitle } from "./client-title.tsx";

interface ClientPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** For a page whose parts stand side by side. */
  readonly isWide?: boolean;
}

/** The narrow page of the client's forms: one question at a time. */
export function ClientPage({ title, children, isWide = false }: ClientPageProps) {
  return (
    <main id="main" className="frame py-12 sm:py-20">
      <ClientTitle>{title}</ClientTitle>
      <div className={classNames("mx-auto", isWide ? "max-w-[52rem]" : "max-w-[30rem]")}>
        <h1 className="mb-6 text-3xl">{title}</h1>
        {children}
      </div>
    </main>
  );
}
