import { expect, test } from 'vitest'
import { renameFont } from '../../../../web/build/renameFont'

type Name = { id: number; bytes: Buffer }

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** A font of one table (OpenType 1.9, « Organization of an OpenType Font » and « name »). */
function fontWith(names: Name[], tag = 'name'): Buffer {
  const head = Buffer.alloc(28)
  head.writeUInt16BE(1, 4)
  head.write(tag, 12, 'latin1')
  head.writeUInt32BE(28, 20)
  const table = Buffer.alloc(6 + names.length * 12)
  table.writeUInt16BE(names.length, 2)
  table.writeUInt16BE(table.length, 4)
  let offset = 0
  for (const [index, { id, bytes }] of names.entries()) {
    table.writeUInt16BE(id, 6 + index * 12 + 6)
    table.writeUInt16BE(bytes.length, 6 + index * 12 + 8)
    table.writeUInt16BE(offset, 6 + index * 12 + 10)
    offset += bytes.length
  }
  return Buffer.concat([head, table, ...names.map(({ bytes }) => bytes)])
}

test('every name has the new word, in both encodings, and the copyright the old one', () => {
  const font = fontWith([
    { id: 0, bytes: utf16('Adobe, ‘Source’') },
    { id: 1, bytes: utf16('Source Sans') },
    { id: 4, bytes: utf16('The Source of Source Sans') },
    { id: 6, bytes: Buffer.from('SourceSans-Roman') },
  ])

  expect(renameFont(font, 'Source', 'Regard')).toEqual(
    fontWith([
      { id: 0, bytes: utf16('Adobe, ‘Source’') },
      { id: 1, bytes: utf16('Regard Sans') },
      { id: 4, bytes: utf16('The Regard of Regard Sans') },
      { id: 6, bytes: Buffer.from('RegardSans-Roman') },
    ]),
  )
})

test('refuses a name of another length, which would move the tables behind it', () => {
  expect(() => renameFont(fontWith([]), 'Source', 'Regards')).toThrow('length')
})

test('a font without names is refused', () => {
  expect(() => renameFont(fontWith([], 'cmap'), 'Source', 'Regard')).toThrow('name')
})
