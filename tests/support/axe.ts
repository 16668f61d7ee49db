import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe has against the page by WCAG 2.2 AA, a line a rule with the places; sizes of targets (2.5.8) are among its
 * rules. In its older mode, which opens no page of its own to put the frames' results together.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(layAllOut);
  return await findings(axe(page).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]));
}

/** Text that is hard to read where it stands, as axe sees it: of what is printed, say. */
export async function contrastFindings(page: Page): Promise<string[]> {
  return await findings(axe(page).withRules(["color-contrast"]));
}

const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

/** What the browser leaves out while it is out of sight has no size that could be judged. */
function layAllOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
