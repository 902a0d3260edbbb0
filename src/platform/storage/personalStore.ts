/** Person something is kept for. The id is the identity provider's, which is told to nobody else. */
export type Owner = { readonly email: string; readonly azureId: string };

// What is kept here outlives the session on purpose. It is encrypted for its owner, so that whoever comes to this
// browser next can neither see it in Portal nor read it in the storage.
const lasting = (): Storage => window.localStorage;
const prefix = 'portal.personal.';

/** Whether this browser keeps anything for anybody. */
export function keepsPersonal(): boolean {
  try {
    return Object.keys(lasting()).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Key something is kept under: a digest, which does not say whose it is. */
async function placeOf(name: string, { email, azureId }: Owner): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(`${name}/${email}/${azureId}`));
  return prefix + btoa(String.fromCodePoint(...new Uint8Array(digest, 0, 12)));
}

async function keyOf(name: string, { email, azureId }: Owner): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytesOf(azureId), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(email), info: bytesOf(name) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const ivLength = 12;

/** Value this browser keeps for `owner` under `name`; undefined when there is none, or it cannot be read. */
export async function readPersonal(name: string, owner: Owner): Promise<unknown> {
  try {
    const text = lasting().getItem(await placeOf(name, owner));
    if (text === null) return undefined;
    const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, ivLength) },
      await keyOf(name, owner),
      bytes.subarray(ivLength),
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(plain));
    return value;
  } catch {
    return undefined;
  }
}

/** Keeps `value` in this browser for `owner`. Rejects when the browser keeps nothing (blocked, full). */
export async function writePersonal(name: string, owner: Owner, value: unknown): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const plain = bytesOf(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(name, owner), plain);
  const bytes = [...iv, ...new Uint8Array(sealed)];
  lasting().setItem(
    await placeOf(name, owner),
    btoa(bytes.map((byte) => String.fromCodePoint(byte)).join('')),
  );
}
