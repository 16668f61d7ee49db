import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { encode } from "uqr";
import { CopyButton } from "../../ui/buttons/copy-button.tsx";

/** The key as a QR code for the phone, and as text to type. */
export function KeyToScan({ uri, secretKey }: { uri: string; secretKey: string }) {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-center gap-3">
      <p className="justify-self-start">
        <Trans>Scan this with an authenticator app, then type the code that it shows.</Trans>
      </p>
      <QrCode text={uri} label={t`QR code with the key`} />
      <div className="flex w-full items-end justify-between gap-2 text-sm">
        <p>
          <span className="block text-ink-2">
            <Trans>Or type the key:</Trans>
          </span>
          {/* In fours, which stay together. */}
          <code className="font-mono break-normal">{secretKey.match(/.{4}/g)?.join(" ") ?? secretKey}</code>
        </p>
        <CopyButton
          text={secretKey}
          label={t`Copy the key`}
          copiedLabel={t`Copied`}
          failedLabel={t`Could not be copied`}
        />
      </div>
    </div>
  );
}

/** Dark on light in either theme, because some readers refuse the reverse. */
function QrCode({ text, label }: { text: string; label: string }) {
  // Readers need a border of four empty modules (ISO/IEC 18004).
  const { data, size } = useMemo(() => encode(text, { ecc: "M", border: 4 }), [text]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md border border-line"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
