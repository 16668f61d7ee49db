import { Trans } from "@lingui/react/macro";

/** A field that people never see: what fills it is a machine. It only raises a doubt. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        <Trans>Leave this empty</Trans>
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
