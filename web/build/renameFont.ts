/** Where an OpenType file says how many tables it has, and where their list begins; each has 16 bytes. */
const TABLE_COUNT = 4
const TABLE_LIST = 12
const RECORD_LENGTH = { table: 16, name: 12 }

/** The name that is a notice of rights, and stays as it is. */
const COPYRIGHT = 0

/**
 * Puts another word in the place of one in all names that a font gives itself, its copyright left alone.
 * @param font an OpenType file that is not compressed; it is changed
 * @param from the word, and `to` what comes in its place: as long, both of ASCII
 * @throws when they differ in length, or the font has no names
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
