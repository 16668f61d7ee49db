import { request } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { providerAgent } from "./provider-agent.ts";

afterEach(() => vi.useRealTimers());

test.each(["http://provider.example", "https://provider.example"])(
  "REL-M8 a connection to %s that does not come about is given up after five seconds",
  async (address) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const agent = providerAgent(address);
    const { protocol, hostname } = new URL(address);
    // The name is never found, so that there is never a connection.
    const asked = request({ protocol, hostname, agent, lookup: () => undefined });
    const failed = new Promise((resolve) => asked.once("error", resolve));
    asked.end();
    await vi.advanceTimersByTimeAsync(seconds(5));
    expect(await failed).toMatchObject({ message: "no connection in time" });
    agent.destroy();
  },
);
