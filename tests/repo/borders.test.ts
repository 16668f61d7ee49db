import { describe, expect, test } from "vitest";
import { type Border, borders } from "./borders.ts";
import { imports, importsIn } from "./imports.ts";

describe("imports stay inside the borders of docs/architecture.md", () => {
  test.each(borders)("$rule", ({ crosses, cure }) => {
    const crossings = imports.filter(crosses).map(({ from, to }) => `${from} imports ${to}`);
    expect(crossings, cure).toEqual([]);
  });
});

/** A border that lets everything through would pass as well: each is shown a crossing and a lawful neighbour. */
const examples: readonly (readonly [rule: RegExp, from: string, to: string, crosses: boolean])[] = [
  [/^domain/, "src/domain/money/cents.ts", "zod", true],
  [/^domain/, "src/domain/money/cents.ts", "src/domain/words.ts", false],
  [/^contracts/, "src/contracts/quotes/quotes.ts", "src/server/app.ts", true],
  [/^contracts/, "src/contracts/quotes/quotes.ts", "zod", false],
  [/^server never/, "src/server/app.ts", "src/web/paths.ts", true],
  [/^web never/, "src/web/api/client.ts", "src/server/app.ts", true],
  [
    /^the server's platform/,
    "src/server/platform/mail/post.ts",
    "src/server/features/deals/quotes.routes.ts",
    true,
  ],
  [/only along/, "src/server/features/deals/a.ts", "src/server/features/payments/b.ts", true],
  [/only along/, "src/server/features/deals/a.ts", "src/server/features/something-new/b.ts", true],
  [/only along/, "src/server/features/payments/a.ts", "src/server/features/catalogue/b.ts", false],
  [
    /repository/,
    "src/server/features/payments/a.ts",
    "src/server/features/deals/model/quotes.repository.ts",
    true,
  ],
  [
    /repository/,
    "src/server/features/deals/a.ts",
    "src/server/features/deals/model/quotes.repository.ts",
    false,
  ],
  [/lists to staff/, "src/server/features/deals/decide/a.ts", "src/server/features/deals/lists/b.ts", true],
  [
    /lists to staff/,
    "src/server/features/deals/quotes.routes.ts",
    "src/server/features/deals/lists/b.ts",
    false,
  ],
  [
    /payments\/reconcile/,
    "src/server/features/payments/settle/a.ts",
    "src/server/features/payments/reconcile/b.ts",
    true,
  ],
  [
    /payments\/reconcile/,
    "src/server/features/payments/settle/a.ts",
    "src/server/features/payments/pay/client-open-payment.ts",
    true,
  ],
  [
    /payments\/reconcile/,
    "src/server/features/payments/pay/a.ts",
    "src/server/features/payments/settle/b.ts",
    false,
  ],
  [/room of deals/, "src/server/features/deals/offers/a.ts", "src/server/features/deals/invoices/b.ts", true],
  [
    /room of deals/,
    "src/server/features/deals/invoices/a.ts",
    "src/server/features/deals/offers/b.ts",
    false,
  ],
  [
    /room of deals/,
    "src/server/features/deals/deals.routes.ts",
    "src/server/features/deals/orders/b.ts",
    false,
  ],
  [/areas of web/, "src/web/admin/quotes/list-page.tsx", "src/web/client/quotes/card.tsx", true],
  [/areas of web/, "src/web/admin/quotes/list-page.tsx", "src/web/parts/status.tsx", false],
  [/web\/ui/, "src/web/ui/buttons/button.tsx", "src/domain/words.ts", true],
  [/web\/ui/, "src/web/ui/buttons/button.tsx", "react", false],
  [/what areas share/, "src/web/parts/status.tsx", "src/web/admin/quotes/list-page.tsx", true],
  [/^only tests/, "src/server/app.ts", "tests/support/lane.ts", true],
  [/^only tests/, "src/server/app.test.ts", "tests/support/lane.ts", false],
  [/^only tests/, "src/server/app.ts", "src/domain/quotes/quote.fixture.ts", true],
  [/^only tests/, "src/domain/quotes/quote.fixture.ts", "tests/support/lane.ts", false],
];

describe("each border holds what it should", () => {
  test.each(examples)("%s: %s imports %s: %s", (rule, from, to, crosses) => {
    const border: Border | undefined = borders.find((candidate) => rule.test(candidate.rule));
    expect(border?.crosses({ from, to })).toBe(crosses);
  });
});

test("imports are read in every form that the code uses", () => {
  const text = [
    'import { a,\n  b } from "./a.ts";',
    'import type { C } from "./c.ts";',
    'import "./d.css";',
    'export { e } from "./e.ts";',
    'const f = await import("./f.ts");',
    "const sentence = \"import a thing from 'nowhere'\";",
  ].join("\n");
  expect(importsIn(text)).toEqual(["./a.ts", "./c.ts", "./d.css", "./e.ts", "./f.ts"]);
});
