import { createCipheriv, createHash } from "node:crypto";
import type { PdfEncryption } from "./pdf-encryption.ts";

/** What fills up a password to 32 bytes (ISO 32000-2, 7.6.4.3.2); alone it is the empty one. */
const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

/** Whether the user's password is empty, so that readers do not ask for it. A document for certificates always asks. */
export function opensWithoutPassword(encryption: PdfEncryption): boolean {
  const { filter, revision, user } = encryption;
  if (filter !== "/Standard") return false;
  if (revision >= 5) {
    const [check, salt] = [user.subarray(0, 32), user.subarray(32, 40)];
    return (revision === 5 ? sha(256, salt) : hardenedHash(salt)).equals(check);
  }
  return revision === 2
    ? rc4(fileKey(encryption), padding).equals(user.subarray(0, 32))
    : roundsOfRc4(encryption).equals(user.subarray(0, 16));
}

/** Algorithm 2, for the empty password. */
function fileKey({ owner, permissions, id, revision, isMetadataEncrypted, keyBytes }: PdfEncryption): Buffer {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions);
  const unencrypted = revision >= 4 && !isMetadataEncrypted ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = md5(Buffer.concat([padding, owner.subarray(0, 32), rights, id, unencrypted]));
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, keyBytes));
  return key.subarray(0, keyBytes);
}

/** Algorithm 5. */
function roundsOfRc4(encryption: PdfEncryption): Buffer {
  const key = fileKey(encryption);
  let value = md5(Buffer.concat([padding, encryption.id]));
  for (let round = 0; round < 20; round += 1)
    value = rc4(
      key.map((byte) => byte ^ round),
      value,
    );
  return value;
}

/** Algorithm 2.B, for the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const block = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = block.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = sha(([256, 384, 512] as const)[sum % 3] ?? 256, block);
    last = block.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function md5(bytes: Uint8Array): Buffer {
  return createHash("md5").update(bytes).digest();
}

function sha(bits: 256 | 384 | 512, bytes: Uint8Array): Buffer {
  return createHash(`sha${bits}`).update(bytes).digest();
}

/** OpenSSL 3 no longer offers it. It protects nothing here. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [at(other), at(one)];
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let [one, other] = [0, 0];
  const mixed = bytes.map((byte) => {
    one = (one + 1) & 0xff;
    other = (other + at(one)) & 0xff;
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  });
  return Buffer.from(mixed);
}
