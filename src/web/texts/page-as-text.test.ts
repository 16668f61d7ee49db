import { expect, test } from "vitest";
import { pageAsText } from "./page-as-text.ts";

test("a page as it was rendered is read as the text in which a shop would type it", () => {
  const html = `<body><p>Elsewhere</p><main id="main"><header data-no-text=""><h1>Terms</h1><p>Updated</p></header>
<nav><ol><li><a href="#a">Quotes</a></li></ol></nav>
<section><h2 id="a"><span aria-hidden="true">1</span>Quotes &amp; orders</h2><div><p>We sell <strong>bags</strong>, from <!-- -->10,000<!-- --> on.</p>
<ul><li><strong>Access</strong>: a copy.</li><li>Erasure</li></ul></div></section>
<section><h2>Kept</h2><dl><div><dt><span class="block">one</span><span class="block">two</span></dt><dd>A cart<span class="block text-sm">Cookie · <!-- -->1 year</span></dd></div>
<div><dt>Fast</dt><dd>Within a day</dd></div></dl><ul><li><h3>Honest</h3><p>We say it.</p></li></ul>
<picture><source srcSet="a"/><img src="a" alt="A bag"/></picture><address>Green Eco<br/>Denver</address></section></main><footer>Foot</footer></body>`;
  expect(pageAsText(html.replaceAll("\n", ""))).toBe(`# Quotes & orders

We sell bags, from 10,000 on.

- Access: a copy.
- Erasure

# Kept

- one, two – A cart, Cookie · 1 year
- Fast – Within a day
- Honest – We say it.

Green Eco
Denver`);
});
