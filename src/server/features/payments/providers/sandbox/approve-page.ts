import type { Locale } from "#domain/language/language.ts";
import { currencyOrDefault } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { type Message, withValues } from "#domain/words.ts";
import { escapeHtml } from "#server/platform/errors/escape-html.ts";
import { sandboxStyle } from "./card-frame-page.ts";
import { frameMessages } from "./frame-words.ts";
import { contentPolicy, langOf } from "./page.ts";
import type { SandboxIntentRow } from "./sandbox.table.ts";

export const approvePagePolicy = contentPolicy({ style: sandboxStyle, isFramed: false });

interface Approval {
  readonly order: SandboxIntentRow | undefined;
  readonly locale: Locale;
  readonly say: (message: Message) => string;
}

/** The page that stands in the place of PayPal's: approve or go back. It needs no script. */
export function approvePage({ order, locale, say }: Approval): string {
  const text = (message: Message) => escapeHtml(say(message));
  return `<!doctype html>
<html lang="${langOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(frameMessages.approveTitle)}</title>
<style>${sandboxStyle}</style>
</head>
<body class="page">
<main>
<p class="test">${text(frameMessages.test)}</p>
${order ? choices(order, locale, text) : `<h1>${text(frameMessages.gone)}</h1>`}
</main>
</body>
</html>`;
}

function choices(order: SandboxIntentRow, locale: Locale, text: (message: Message) => string): string {
  const amount = showCents(order.amount_cents, {
    locale,
    currency: currencyOrDefault(order.currency.toUpperCase()),
  });
  const action = `/sandbox/orders/${encodeURIComponent(order.id)}`;
  return `<h1>${text(frameMessages.approveTitle)}</h1>
<p>${text(frameMessages.approveText)}</p>
<p>${text(withValues(frameMessages.approveAmount, { amount }))}</p>
<div class="buttons">
<form method="post" action="${action}/approve"><button class="first">${text(frameMessages.approve)}</button></form>
<form method="post" action="${action}/cancel"><button>${text(frameMessages.cancel)}</button></form>
</div>`;
}
