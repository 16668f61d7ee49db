/**
 * @typedef {{ version?: string | undefined, dev?: boolean | undefined, optional?: boolean | undefined,
 *   optionalDependencies?: Record<string, string> | undefined }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 * @typedef {{ name: string, version: string, place: string, dev: boolean }} Gap
 */

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
/** @type {Record<string, string>} */
const LIBRARIES = { gnu: "glibc", musl: "musl" };

/**
 * The optional packages that the lock's own entries ask for and the lock lacks. npm leaves a platform's binary
 * out when the registry it resolved against did not offer it, and `npm ci` then refuses the lock it wrote.
 * @param {Lock} lock
 * @returns {Gap[]}
 */
export function findLockGaps(lock) {
  /** @type {Gap[]} */
  const gaps = [];
  for (const [folder, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = placeOf(lock, folder, name, version);
      if (place) gaps.push({ name, version, place, dev: entry.dev === true });
    }
  }
  return gaps;
}

/**
 * The same lock with an entry for every gap: version and platform, so that npm fetches it only where it fits.
 * Such an entry carries no integrity hash, for nobody here has seen the file.
 * @param {Lock} lock
 * @returns {Lock}
 */
export function fillLockGaps(lock) {
  const packages = { ...lock.packages };
  for (const { name, version, place, dev } of findLockGaps(lock)) {
    packages[place] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/**
 * Where the lock needs an entry so that `folder` finds `name`; nothing when it finds it already. Node looks
 * beside the one that asks, then in every folder above; the first found decides, right version or not.
 * @param {Lock} lock
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 * @returns {string | undefined}
 */
function placeOf(lock, folder, name, version) {
  let from = folder;
  for (;;) {
    const found = lock.packages[`${from === "" ? "" : `${from}/`}node_modules/${name}`];
    // A range is taken as met: npm checks it when it installs.
    if (found)
      return /^\d/.test(version) && found.version !== version ? `${folder}/node_modules/${name}` : undefined;
    if (from === "") return `node_modules/${name}`;
    from = from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/")));
  }
}

/**
 * What a name such as `@scope/tool-linux-arm64-musl` says about the machine it is for.
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const os = SYSTEMS.find((system) => words.includes(system));
  const library = Object.keys(LIBRARIES).find((word) => words.includes(word));
  if (!cpu) throw new Error(`${name}: its name does not tell the processor. Add its lock entry by hand.`);
  return {
    cpu: [cpu],
    ...(os && { os: [os] }),
    ...(library && os === "linux" && { libc: [LIBRARIES[library] ?? library] }),
  };
}
