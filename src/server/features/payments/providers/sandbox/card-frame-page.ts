import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { escapeHtml } from "#server/platform/errors/escape-html.ts";
import { frameMessages } from "./frame-words.ts";
import { contentPolicy, langOf } from "./page.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const script = read("card-frame.mjs");
/** The look of all the sandbox's pages. */
export const sandboxStyle = read("card-frame.css");

export const cardFramePolicy = contentPolicy({ script, style: sandboxStyle, isFramed: true });

interface CardFrame {
  readonly intentId: string;
  readonly locale: Locale;
  /** Undefined: as the visitor's system has it. */
  readonly scheme: "light" | "dark" | undefined;
  readonly say: (message: Message) => string;
}

/** The page with the card fields: the only place where a card number is ever typed. */
export function cardFramePage({ intentId, locale, scheme, say }: CardFrame): string {
  const { numberMissing, expiryMissing, cvcMissing, network } = frameMessages;
  const words = {
    numberMissing: say(numberMissing),
    expiryMissing: say(expiryMissing),
    cvcMissing: say(cvcMissing),
    network: say(network),
  };
  const setting = escapeHtml(JSON.stringify({ intent: intentId, words }));
  const text = (message: Message) => escapeHtml(say(message));
  return `<!doctype html>
<html lang="${langOf(locale)}"${scheme ? ` data-scheme="${scheme}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(frameMessages.title)}</title>
<style>${sandboxStyle}</style>
</head>
<body data-setting="${setting}">
<main>
<form id="card" novalidate>
<p class="test">${text(frameMessages.test)}</p>
${fieldOf("number", text(frameMessages.number), 'autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"')}
<div class="row">
${fieldOf("expiry", text(frameMessages.expiry), 'autocomplete="cc-exp" maxlength="5" placeholder="12/34"')}
${fieldOf("cvc", text(frameMessages.cvc), 'autocomplete="cc-csc" maxlength="4" placeholder="123"')}
</div>
<p id="fault" class="error" role="alert" hidden></p>
<button type="submit" hidden></button>
</form>
<section id="challenge" aria-labelledby="challenge-title" hidden>
<h1 id="challenge-title">${text(frameMessages.challengeTitle)}</h1>
<p>${text(frameMessages.challengeText)}</p>
<div class="buttons">
<button type="button" class="first" id="pass">${text(frameMessages.challengePass)}</button>
<button type="button" id="fail">${text(frameMessages.challengeFail)}</button>
</div>
</section>
</main>
<script type="module">${script}</script>
</body>
</html>`;
}

function fieldOf(name: string, label: string, attributes: string): string {
  return `<div>
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" inputmode="numeric" required aria-describedby="${name}-error" ${attributes}>
<p id="${name}-error" class="error" role="alert" hidden></p>
</div>`;
}
