import type { Examples } from "../ui/examples.ts";

const files = import.meta.glob<{ readonly examples: Examples }>(
  ["../ui/**/*.examples.tsx", "../parts/**/*.examples.tsx", "./sketches/*.examples.tsx"],
  { eager: true },
);

/** Every part in every state, a heading a file. */
export function EveryExample() {
  return (
    <main className="mx-auto max-w-5xl p-4 sm:p-8">
      <h1 className="sr-only">Examples</h1>
      {Object.entries(files).map(([file, { examples }]) => (
        <section key={file} aria-label={nameOf(file)} className="mb-14">
          <h2 className="mb-6 border-b border-ink pb-2 text-2xl first-letter:uppercase">{nameOf(file)}</h2>
          {Object.entries(examples).map(([name, Example]) => (
            <section key={name} aria-label={name} className="mb-8">
              <h3 className="mb-3 font-text text-sm font-normal text-ink-2">{name}</h3>
              <Example />
            </section>
          ))}
        </section>
      ))}
    </main>
  );
}

function nameOf(file: string): string {
  return /([\w-]+)\.examples\.tsx$/.exec(file)?.[1] ?? file;
}
