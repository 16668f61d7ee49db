import { renderToStaticMarkup } from "react-dom/server";
import type { Fact, LetterPage } from "./letter-page.ts";

// Mail programs know neither our stylesheet nor custom properties: the tokens, once more, as plain colours.
const ink = "#1c2620";
const paper = "#f7f3ea";
const line = "#d9d3c4";
const quiet = "#5b6259";
const font = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";

interface Setting {
  readonly page: LetterPage;
  readonly lang: string;
  readonly shopName: string;
  readonly footer: readonly string[];
  readonly notice: string | undefined;
}

/** The HTML of a mail: one column, tables for layout because mail programs demand them, escaped by React. */
export function letterHtml(setting: Setting): string {
  return `<!doctype html>${renderToStaticMarkup(<Letter {...setting} />)}`;
}

function Letter({ page, lang, shopName, footer, notice }: Setting) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{page.subject}</title>
      </head>
      <body
        style={{ margin: 0, background: paper, color: ink, fontFamily: font, fontSize: 16, lineHeight: 1.5 }}
      >
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{page.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "32px 16px" }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: 560 }}
                >
                  <tbody>
                    <tr>
                      <td
                        style={{
                          borderBottom: `2px solid ${ink}`,
                          paddingBottom: 12,
                          fontWeight: 700,
                          fontSize: 20,
                        }}
                      >
                        {shopName}
                      </td>
                    </tr>
                    {notice && <Notice text={notice} />}
                    <tr>
                      <td style={{ paddingTop: 28 }}>
                        <p style={{ margin: "0 0 16px" }}>{page.greeting}</p>
                        {page.paragraphs.map((paragraph) => (
                          <p key={paragraph} style={{ margin: "0 0 16px", whiteSpace: "pre-line" }}>
                            {paragraph}
                          </p>
                        ))}
                        {page.facts && <Facts facts={page.facts} />}
                        {page.action && <Action {...page.action} />}
                        {page.closing?.map((paragraph) => (
                          <p key={paragraph} style={{ margin: "0 0 16px" }}>
                            {paragraph}
                          </p>
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{ borderTop: `1px solid ${line}`, paddingTop: 16, color: quiet, fontSize: 13 }}
                      >
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

function Notice({ text }: { text: string }) {
  return (
    <tr>
      <td style={{ paddingTop: 12, color: "#8a4b1f", fontSize: 13, fontWeight: 600 }}>{text}</td>
    </tr>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: "8px 0 24px", borderTop: `1px solid ${line}` }}
    >
      <tbody>
        {facts.map((fact) => (
          <tr key={`${fact.label}${fact.value}`} style={fact.isTotal ? { fontWeight: 700 } : undefined}>
            <td style={{ padding: "10px 12px 10px 0", borderBottom: `1px solid ${line}` }}>
              {fact.label}
              {fact.detail && <div style={{ color: quiet, fontSize: 13 }}>{fact.detail}</div>}
            </td>
            <td
              align="right"
              style={{ padding: "10px 0", borderBottom: `1px solid ${line}`, whiteSpace: "nowrap" }}
            >
              {fact.value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Action({ label, link }: { label: string; link: string }) {
  const button = {
    display: "inline-block",
    background: ink,
    color: paper,
    textDecoration: "none",
    padding: "14px 22px",
    borderRadius: 8,
    fontWeight: 600,
  };
  return (
    <p style={{ margin: "0 0 24px" }}>
      <a href={link} style={button}>
        {label}
      </a>
      <span style={{ display: "block", color: quiet, fontSize: 13, paddingTop: 8, wordBreak: "break-all" }}>
        {link}
      </span>
    </p>
  );
}
