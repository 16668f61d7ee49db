import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { MailPage } from "./mail-page.ts";
import { Action, Brand, Facts, Notice, Quoted, SketchOfBag, Untorn } from "./mail-parts.tsx";
import { displayFont, ink, line, paper, quiet, sheet, textFont } from "./mail-style.ts";

interface Setting {
  readonly page: MailPage;
  readonly lang: string;
  readonly shopName: string;
  readonly mark: ShopFacts["mark"];
  readonly wordmark: ShopFacts["wordmark"];
  readonly isDemo: boolean;
  /** The colour of the brand. */
  readonly accent: string;
  readonly publicUrl: string;
  readonly footer: readonly string[];
  readonly notice: string | undefined;
  /** The picture of its bag. */
  readonly sketch: ComponentProps<typeof SketchOfBag> | undefined;
}

/** The HTML of a mail: one column, tables for layout because mail programs demand them, escaped by React. */
export function mailHtml(setting: Setting): string {
  return `<!doctype html>${renderToStaticMarkup(<Mail {...setting} />)}`;
}

const frame = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0 } as const;
const card = {
  background: sheet,
  border: `1px solid ${line}`,
  borderRadius: 10,
  padding: "32px 28px 20px",
} as const;
const title = {
  margin: "0 0 20px",
  fontFamily: displayFont,
  fontSize: 26,
  lineHeight: "30px",
  letterSpacing: "-0.02em",
} as const;

function Mail({
  page,
  lang,
  shopName,
  mark,
  wordmark,
  isDemo,
  accent,
  publicUrl,
  footer,
  notice,
  sketch,
}: Setting) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{page.subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          background: paper,
          color: ink,
          fontFamily: textFont,
          fontSize: 16,
          lineHeight: 1.5,
        }}
      >
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{page.preview}</div>
        <table {...frame}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "28px 16px 40px" }}>
                <table {...frame} style={{ maxWidth: 600 }}>
                  <tbody>
                    <tr>
                      <td style={{ padding: "0 0 14px 2px" }}>
                        <Brand {...{ shopName, mark, wordmark, isDemo, publicUrl }} />
                      </td>
                    </tr>
                    <tr>
                      <td style={card}>
                        <Body {...{ page, notice, sketch, accent }} />
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: "18px 2px 0", color: quiet, fontSize: 13, lineHeight: "20px" }}>
                        {footer.map((text) => (
                          <div key={text}>{text}</div>
                        ))}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Body({ page, notice, sketch, accent }: Pick<Setting, "page" | "notice" | "sketch" | "accent">) {
  return (
    <>
      {notice && <Notice text={notice} />}
      <h1 style={title}>
        <Untorn text={page.subject} />
      </h1>
      {[...page.opening, ...(page.notes ?? [])].map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once, and two may be alike.
        <p key={index} style={{ margin: "0 0 16px", whiteSpace: "pre-line" }}>
          <Untorn text={paragraph} />
        </p>
      ))}
      {page.quoted && <Quoted text={page.quoted} accent={accent} />}
      {sketch && <SketchOfBag {...sketch} />}
      {page.facts && <Facts facts={page.facts} />}
      {page.action && <Action {...page.action} />}
      {page.closing?.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same here.
        <p key={index} style={{ margin: "0 0 12px", color: quiet, fontSize: 14, whiteSpace: "pre-line" }}>
          {paragraph}
        </p>
      ))}
    </>
  );
}
