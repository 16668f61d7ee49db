/**
 * @typedef {{ version?: string, license?: string, integrity?: string, dev?: boolean, devOptional?: boolean,
 *   optional?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 */

/**
 * The packages that are installed where the shop runs, as CycloneDX 1.6: name, version, licence, hash, and who needs
 * whom. What only builds and tests it is left out. The same lock gives the same list.
 * @param {{ name: string, version: string }} manifest
 * @param {{ packages: Record<string, Locked> }} lock
 */
export function listParts(manifest, lock) {
  const folders = Object.entries(lock.packages).filter(
    ([folder, { dev, devOptional }]) => folder !== "" && !dev && !devOptional,
  );
  const installed = new Set(folders.map(([folder]) => folder));
  const refOf = (/** @type {string} */ folder) => purl(nameOf(folder), lock.packages[folder]?.version ?? "");
  const root = purl(manifest.name, manifest.version);
  const needs = (/** @type {string} */ folder, /** @type {Locked | undefined} */ locked) =>
    Object.keys({ ...locked?.dependencies, ...locked?.optionalDependencies })
      .flatMap((name) => findFolder(folder, name, installed) ?? [])
      .map(refOf)
      .sort();
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        ...{ "bom-ref": root, type: "application", name: manifest.name, version: manifest.version },
        purl: root,
      },
    },
    components: folders.map(([folder, { version = "", license, integrity, optional }]) => ({
      ...{ "bom-ref": refOf(folder), type: "library", name: nameOf(folder), version, purl: refOf(folder) },
      scope: optional ? "optional" : "required",
      ...(license && { licenses: [{ expression: license }] }),
      ...(integrity && { hashes: [hashOf(integrity)] }),
    })),
    dependencies: [
      { ref: root, dependsOn: needs("", lock.packages[""]) },
      ...folders.map(([folder, locked]) => ({ ref: refOf(folder), dependsOn: needs(folder, locked) })),
    ],
  };
}

/** As Node finds a package: in the nearest node_modules. @param {string} from @param {string} name @param {Set<string>} installed */
function findFolder(from, name, installed) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    const place = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (installed.has(place)) return place;
    if (folder === "") return undefined;
  }
}

/** @param {string} folder */
function nameOf(folder) {
  return folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** @param {string} name @param {string} version */
function purl(name, version) {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** @param {string} integrity e.g. "sha512-…" in base64 */
function hashOf(integrity) {
  const [algorithm = "", value = ""] = integrity.split("-", 2);
  return {
    alg: algorithm.toUpperCase().replace("SHA", "SHA-"),
    content: Buffer.from(value, "base64").toString("hex"),
  };
}
