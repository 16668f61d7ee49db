import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tools/free-port.mjs";
import { run } from "../../tools/run.mjs";
import { Fault } from "../../tools/say.mjs";
import { findProgram } from "../../tools/test/find-program.ts";

export interface Proxy extends AsyncDisposable {
  /** e.g. `https://127.0.0.1:41234`, with a certificate of its own making. */
  readonly url: string;
  readonly plainUrl: string;
}

/** A real nginx with deploy/nginx.conf in front of the nodes, on free ports, with a certificate made for it. */
export async function startNginx(nodes: readonly string[], folder: string): Promise<Proxy> {
  const nginx = findNginx();
  if (!nginx) throw new Fault("This needs nginx: install it with your system's packages.");
  const [port, plainPort] = [await freePort(), await freePort()];
  const files = { key: join(folder, "key.pem"), certificate: join(folder, "certificate.pem") };
  const made = await run("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
    ...["-subj", "/CN=shop.example.com", "-keyout", files.key, "-out", files.certificate],
  ]);
  if (made.code !== 0) throw new Fault(`openssl made no certificate: ${made.output}`);
  const servers = nodes.map((node) => `server ${new URL(node).host} max_fails=1 fail_timeout=2s;`);
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replace(/^\s*server 127\.0\.0\.1:3001 .*FIRST_NODE$/m, servers.join("\n"))
    .replace(/^\s*server 127\.0\.0\.1:3002 .*SECOND_NODE$/m, "")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${files.certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${files.key};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  // Where root starts it, its workers would be somebody who may not write into our folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${join(folder, "nginx.pid")}; error_log stderr crit;
events { worker_connections 2048; }
http { access_log off; ${temporary}\n${site}\n}\n`,
  );
  const child = spawn(nginx, ["-c", file, "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  const url = `https://127.0.0.1:${port}`;
  while (!(await listens(url))) {
    if (child.exitCode !== null) throw new Fault(`nginx ended with ${child.exitCode}`);
    await wait(50);
  }
  return {
    url,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    async [Symbol.asyncDispose]() {
      child.kill("SIGQUIT");
      await ended;
    },
  };
}

function findNginx(): string | undefined {
  return findProgram(["nginx"], ["/usr/sbin", "/usr/local/sbin"]);
}

function listens(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(`${url}/healthz`, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(true);
    });
    asked.on("error", () => resolve(false));
    asked.end();
  });
}
