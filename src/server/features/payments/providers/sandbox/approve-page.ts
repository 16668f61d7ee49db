import type { Wording } from "#domain/language/language.ts";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { type Words, withValues } from "#domain/words.ts";
import { escapeHtml } from "#server/platform/errors/escape-html.ts";
import { sandboxStyle } from "./card-frame-page.ts";
import { frameWords } from "./frame-words.ts";
import { contentPolicy, langOf } from "./page.ts";
import type { SandboxIntentRow } from "./sandbox.table.ts";

export const approvePagePolicy = contentPolicy({ style: sandboxStyle, isFramed: false });

interface Approval {
  readonly order: SandboxIntentRow | undefined;
  readonly wording: Wording;
  readonly say: (words: Words) => string;
}

/** The page that stands in the place of PayPal's: approve or go back. It needs no script. */
export function approvePage({ order, wording, say }: Approval): string {
  const text = (words: Words) => escapeHtml(say(words));
  return `<!doctype html>
<html lang="${langOf(wording)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(frameWords.approveTitle)}</title>
<style>${sandboxStyle}</style>
</head>
<body class="page">
<main>
<p class="test">${text(frameWords.test)}</p>
${order ? choices(order, wording, text) : `<h1>${text(frameWords.gone)}</h1>`}
</main>
</body>
</html>`;
}

function choices(order: SandboxIntentRow, wording: Wording, text: (words: Words) => string): string {
  const amount = showCents(cents(order.amount_cents), wording);
  const action = `/sandbox/orders/${encodeURIComponent(order.id)}`;
  return `<h1>${text(frameWords.approveTitle)}</h1>
<p>${text(frameWords.approveText)}</p>
<p>${text(withValues(frameWords.approveAmount, { amount }))}</p>
<div class="buttons">
<form method="post" action="${action}/approve"><button class="first">${text(frameWords.approve)}</button></form>
<form method="post" action="${action}/cancel"><button>${text(frameWords.cancel)}</button></form>
</div>`;
}
