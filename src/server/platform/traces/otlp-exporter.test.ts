import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { otlpExporter } from "./otlp-exporter.ts";
import type { Span } from "./tracer.ts";

test("REL-P7 what a collector refused is counted, and told when it takes spans again", async () => {
  const lines: string[] = [];
  const log = pino(
    new Writable({
      write(line, _encoding, done) {
        lines.push(String(line));
        done();
      },
    }),
  );
  let asked = 0;
  const collector = createServer((request, response) => {
    asked += 1;
    response.statusCode = asked === 1 ? 503 : 200;
    request.resume().on("end", () => response.end());
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  const exporter = otlpExporter({
    endpoint: `http://127.0.0.1:${port}`,
    ...{ headers: {}, service: "green-eco", log },
  });
  const span: Span = {
    ...{ traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331", parentId: undefined },
    ...{ name: "GET /", kind: "server", beganAt: 1, endedAt: 2, attributes: {}, isFailed: false },
  };
  exporter.keep(span);
  exporter.keep(span);
  await expect.poll(() => lines.join(), { timeout: 10_000 }).toContain("answered 503");
  exporter.keep(span);
  await exporter.stop();
  expect(lines.join()).toContain('"dropped":2');
  collector.close();
});
