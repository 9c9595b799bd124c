/**
 * Offsets in bytes of an OpenType file's table count and table records; lengths of a record in
 * bytes.
 */
const TABLE_COUNT = 4
const TABLE_LIST = 12
const RECORD_LENGTH = { table: 16, name: 12 }

/** Name ID of the copyright notice, which is not changed. */
const COPYRIGHT = 0

/**
 * Replaces a word in all entries of a font's name table, except the copyright.
 * @param font an uncompressed OpenType file; changed in place
 * @param from the word to replace, ASCII
 * @param to its replacement, ASCII, of the same length
 * @returns the same buffer
 * @throws Error when the words differ in length, or the font has no name table
 */
export function renameFont(font: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('The words differ in length')
  const table = findTable(font, 'name')
  const count = font.readUInt16BE(table + 2)
  const strings = table + font.readUInt16BE(table + 4)
  for (let index = 0; index < count; index += 1) {
    const record = table + 6 + index * RECORD_LENGTH.name
    if (font.readUInt16BE(record + 6) === COPYRIGHT) continue
    const start = strings + font.readUInt16BE(record + 10)
    const name = font.subarray(start, start + font.readUInt16BE(record + 8))
    for (const encode of [encodeLatin1, encodeUtf16]) replaceAll(name, encode(from), encode(to))
  }
  return font
}

function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(TABLE_COUNT)
  for (let index = 0; index < count; index += 1) {
    const record = TABLE_LIST + index * RECORD_LENGTH.table
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no table ${tag}`)
}

const encodeLatin1 = (word: string) => Buffer.from(word, 'latin1')
const encodeUtf16 = (word: string) => Buffer.from(word, 'utf16le').swap16()

function replaceAll(bytes: Buffer, from: Buffer, to: Buffer): void {
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + to.length)) {
    to.copy(bytes, at)
  }
}
