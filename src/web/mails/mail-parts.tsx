import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { Fact, MailAction } from "./mail-page.ts";
import { clay, displayFont, ink, line, paper, quiet, sprout } from "./mail-style.ts";

const brandName = {
  fontFamily: displayFont,
  fontWeight: 700,
  fontSize: 20,
  lineHeight: "22px",
  letterSpacing: "-0.03em",
} as const;

interface BrandProps {
  readonly shopName: string;
  /** The shop's own; null for none, or in the demo for the drawn one. */
  readonly mark: ShopFacts["mark"];
  /** A logo that is the name; null for none. */
  readonly wordmark: ShopFacts["wordmark"];
  readonly isDemo: boolean;
  readonly publicUrl: string;
}

/** The mark beside the name, which is read where a mail program shows no pictures. */
export function Brand({ shopName, mark, wordmark, isDemo, publicUrl }: BrandProps) {
  if (wordmark) return <OwnMark mark={wordmark} alt={shopName} publicUrl={publicUrl} />;
  if (!mark && !isDemo) return <p style={{ ...brandName, margin: 0 }}>{shopName}</p>;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td
            aria-hidden="true"
            style={{ ...(mark ? {} : { width: 24 }), verticalAlign: "bottom", lineHeight: 0 }}
          >
            {mark ? <OwnMark mark={mark} alt="" publicUrl={publicUrl} /> : <DrawnMark />}
          </td>
          <td style={{ ...brandName, paddingLeft: 10, verticalAlign: mark ? "middle" : "bottom" }}>
            {shopName}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface OwnMarkProps {
  readonly mark: NonNullable<ShopFacts["mark"]>;
  /** Of a logo that is the name; empty where the name stands beside it. */
  readonly alt: string;
  readonly publicUrl: string;
}

/** As a JPEG, which every mail program knows. */
function OwnMark({ mark, alt, publicUrl }: OwnMarkProps) {
  const scale = Math.min(32 / mark.height, (alt === "" ? 120 : 280) / mark.width);
  const [width, height] = [Math.round(mark.width * scale), Math.round(mark.height * scale)];
  return (
    <img
      src={`${publicUrl}${mark.src}`}
      alt={alt}
      width={width}
      height={height}
      style={{ display: "block", borderRadius: 4 }}
    />
  );
}

/** A bag with a dot, drawn by cells and borders: mail programs show no pictures unasked. */
function DrawnMark() {
  const handle = { width: 10, height: 5, margin: "0 auto", border: `2px solid ${ink}`, borderBottom: 0 };
  const bag = { width: 24, height: 21, background: ink, borderRadius: "2px 2px 3px 3px" };
  const dot = { display: "inline-block", width: 10, height: 10, borderRadius: 5, background: sprout };
  return (
    <>
      <div style={{ ...handle, borderRadius: "5px 5px 0 0" }} />
      <table role="presentation" cellPadding={0} cellSpacing={0} style={bag}>
        <tbody>
          <tr>
            <td align="center" style={{ height: 21, lineHeight: 0 }}>
              <span style={dot} />
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** Stands over everything else: no money moves. */
export function Notice({ text }: { text: string }) {
  return (
    <p style={{ margin: "0 0 16px", color: clay, fontSize: 13, fontWeight: 600 }}>
      <span style={{ border: `1px solid ${clay}`, borderRadius: 4, padding: "3px 8px" }}>{text}</span>
    </p>
  );
}

/** What a person wrote. */
export function Quoted({ text, accent }: { text: string; accent: string }) {
  return (
    <div
      style={{
        margin: "0 0 20px",
        padding: "2px 0 2px 16px",
        borderLeft: `3px solid ${accent}`,
        whiteSpace: "pre-line",
      }}
    >
      {text}
    </div>
  );
}

/** The number of a quote or an order. */
const reference = /((?![DIC]-)\b[A-Z][A-Z0-9]{0,5}-\d{4}-\d{6})/;

/** A text in which the numbers of quotes and orders are not torn at their hyphens. */
export function Untorn({ text }: { text: string }) {
  return text.split(reference).map((part, index) =>
    reference.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may name its quote twice.
      <span key={index} style={{ whiteSpace: "nowrap" }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The order form that the mail carries. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: "4px 0 24px", borderTop: `1px solid ${ink}`, borderCollapse: "collapse" }}
    >
      <tbody>
        {facts.map((fact) => (
          <FactRow key={`${fact.label}${fact.value}`} fact={fact} />
        ))}
      </tbody>
    </table>
  );
}

function FactRow({ fact: { label, detail, value, isInOnePiece, isTotal } }: { fact: Fact }) {
  const borderBottom = `1px solid ${isTotal ? ink : line}`;
  // Under both, so that the address of a carrier's page is not torn more often than it must be.
  const own = detail ? { paddingBottom: 0 } : { paddingBottom: 11, borderBottom };
  return (
    <>
      <tr style={isTotal ? { fontWeight: 700 } : undefined}>
        <td style={{ padding: "11px 12px 0 0", ...own, verticalAlign: "top", overflowWrap: "anywhere" }}>
          {label}
        </td>
        <td
          align="right"
          style={{
            padding: "11px 0 0",
            ...own,
            verticalAlign: "top",
            fontVariantNumeric: "tabular-nums",
            ...(isInOnePiece || (isTotal && /\d/.test(value)) || reference.test(value)
              ? { whiteSpace: "nowrap" }
              : { wordBreak: "break-word" }),
            ...(isTotal ? { fontFamily: displayFont, fontSize: 20, lineHeight: "24px" } : {}),
          }}
        >
          {value}
        </td>
      </tr>
      {detail && (
        <tr>
          <td
            colSpan={2}
            style={{
              padding: "0 0 11px",
              borderBottom,
              color: quiet,
              fontSize: 13,
              overflowWrap: "anywhere",
            }}
          >
            {detail}
          </td>
        </tr>
      )}
    </>
  );
}

/** The one thing to do; its address stands under it for programs that show no buttons. */
export function Action({ label, link, isQuiet = false }: MailAction) {
  if (isQuiet) {
    return (
      <p style={{ margin: "0 0 8px", fontSize: 14 }}>
        <a href={link} style={{ color: quiet }}>
          {label}
        </a>
      </p>
    );
  }
  const button = {
    display: "inline-block",
    background: ink,
    color: paper,
    textDecoration: "none",
    padding: "14px 24px",
    borderRadius: 8,
    fontWeight: 600,
  };
  return (
    <div style={{ margin: "4px 0 24px" }}>
      <a href={link} style={button}>
        {label}
      </a>
      <div style={{ color: quiet, fontSize: 12, lineHeight: "17px", paddingTop: 10, wordBreak: "break-all" }}>
        {link}
      </div>
    </div>
  );
}

interface SketchProps {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
}

/** How the bag is to look, which comes with the mail itself. */
export function SketchOfBag({ src, alt, caption }: SketchProps) {
  return (
    <div style={{ margin: "0 0 20px", textAlign: "center" }}>
      <img
        src={src}
        alt={alt}
        width={280}
        style={{ display: "block", width: 280, maxWidth: "100%", height: "auto", margin: "0 auto" }}
      />
      <div style={{ color: quiet, fontSize: 13, lineHeight: "20px" }}>{caption}</div>
    </div>
  );
}
