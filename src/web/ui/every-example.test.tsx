import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import type { Examples } from "./examples.ts";

const files = import.meta.glob<{ readonly examples: Examples }>("./**/*.examples.tsx", { eager: true });

describe.each(Object.entries(files))("%s", (_, { examples }) => {
  test.each(Object.entries(examples))("%s is rendered", (_name, Example) => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Example />
      </MemoryRouter>,
    );
    expect(html).toEqual(expect.any(String));
  });
});
