const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
const idLength = 16

/** A random base-36 name for the folder that both files of an issue share: about 82 bits. */
export function createFolderId(): string {
  let id = ''
  while (id.length < idLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(idLength * 2))) {
      // 252 is the largest multiple of 36 in a byte: higher values would make some characters more
      // frequent.
      if (byte < 252 && id.length < idLength) id += alphabet.charAt(byte % 36)
    }
  }
  return id
}
