import { promptAndOnce, type SandboxSetting } from "./sandbox.ts";

/** Reads `SANDBOX_WEBHOOKS`, e.g. `delay=2000,copies=3,lose=0.2`; what is left out stays prompt and once. */
export function sandboxSettingOf(text: string): SandboxSetting {
  const given = text
    .split(",")
    .map((part) => part.trim().split("="))
    .filter(([name = ""]) => name in promptAndOnce)
    .map(([name, value]) => [name, Number(value)]);
  return { ...promptAndOnce, ...Object.fromEntries(given) };
}
