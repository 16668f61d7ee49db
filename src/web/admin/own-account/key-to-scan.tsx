import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "../../ui/copy-button.tsx";
import { QrPicture } from "./qr/qr-picture.tsx";

/** The key as a picture for the phone, and as text for whoever types it. */
export function KeyToScan({ uri, secretKey }: { uri: string; secretKey: string }) {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-center gap-3">
      <p className="justify-self-start">
        <Trans>Scan this with an authenticator app, then type the code that it shows.</Trans>
      </p>
      <QrPicture text={uri} label={t`QR code with the key`} />
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
