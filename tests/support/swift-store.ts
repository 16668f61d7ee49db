import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { seconds } from "#domain/time/durations.ts";
import { readS3Address, type S3Address } from "#server/platform/storage/s3-address.ts";
import { s3Storage } from "#server/platform/storage/s3-storage.ts";
import { run } from "../../tools/run.ts";
import { freePort } from "../../tools/test/free-port.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const parts = ["account", "container", "object"] as const;

/**
 * A whole OpenStack Swift with its S3 layer, from the distribution's packages: one disk, which is a temporary folder, and
 * one bucket. Another implementation of S3, to test ours against.
 */
export async function startSwift(): Promise<{ url: string } & AsyncDisposable> {
  const folder = temporaryFolder();
  const etc = join(folder.path, "etc");
  mkdirSync(join(folder.path, "devices", "d1"), { recursive: true });
  mkdirSync(etc);
  const common = (port: number) =>
    `[DEFAULT]\nswift_dir = ${etc}\ndevices = ${folder.path}/devices\nmount_check = false\n` +
    `bind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${userInfo().username}\nlog_level = WARNING\n`;
  writeFileSync(join(etc, "swift.conf"), "[swift-hash]\nswift_hash_path_suffix = bags\n");
  for (const part of parts) {
    const port = await freePort();
    const server = `[pipeline:main]\npipeline = ${part}-server\n[app:${part}-server]\nuse = egg:swift#${part}\n`;
    writeFileSync(join(etc, `${part}-server.conf`), common(port) + server);
    const builder = join(etc, `${part}.builder`);
    await must("swift-ring-builder", builder, "create", "4", "1", "0");
    await must("swift-ring-builder", builder, "add", `r1z1-127.0.0.1:${port}/d1`, "1");
    await must("swift-ring-builder", builder, "rebalance");
  }
  const port = await freePort();
  writeFileSync(join(etc, "proxy-server.conf"), common(port) + proxy);
  const children = [...parts, "proxy"].map((part) =>
    spawn(`swift-${part}-server`, [join(etc, `${part}-server.conf`)], { stdio: "ignore" }),
  );
  const stop = async () => {
    for (const child of children) {
      if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
    }
    folder.remove();
  };
  const url = `s3://test%3Atester:testing@127.0.0.1:${port}/bags?secure=off`;
  try {
    await createBucket(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, [Symbol.asyncDispose]: stop };
}

const proxy = `[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy slo dlo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;

async function must(program: string, ...args: string[]): Promise<void> {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Error(`${program} failed: ${output}`);
}

/** Waits until the store takes a bucket. */
async function createBucket(url: string): Promise<void> {
  const address = readS3Address(url);
  if (!address) throw new Error("a wrong address");
  const hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const headers = { "x-amz-content-sha256": hash };
  let last: unknown;
  for (let turn = 0; turn < 120; turn += 1) {
    const signed = await new AwsV4Signer({
      ...{ ...address, service: "s3", method: "PUT", url: address.bucket, headers },
    }).sign();
    last = await fetch(signed.url, { method: "PUT", headers: signed.headers }).catch((error) => error);
    if (last instanceof Response && last.ok) return await untilAwake(address);
    await wait(250);
  }
  throw new Error("Swift did not come up", { cause: last });
}

/** Its first answers take longer than a shop waits for one. */
async function untilAwake(address: S3Address): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const began = performance.now();
    await s3Storage(address, seconds(30)).check();
    if (performance.now() - began < seconds(1)) return;
  }
}
