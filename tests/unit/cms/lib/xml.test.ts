import { fromXml } from 'xast-util-from-xml'
import { expect, test } from 'vitest'
import { optional, toXmlDocument, x } from '../../../../cms/src/lib/xml'

test('leaves out characters that XML forbids, and escapes the rest', () => {
  const xml = toXmlDocument(
    x('a', { b: '"<&\u0000é' }, 'un\u000B <deux> & \uD800trois ]]>', optional('c', ''), x('br')),
  )
  expect(() => fromXml(xml)).not.toThrow()
  expect(fromXml(xml).children.at(-1)).toMatchObject({
    name: 'a',
    attributes: { b: '"<&é' },
    children: [
      { type: 'text', value: 'un <deux> & trois ]]>' },
      { name: 'br', children: [] },
    ],
  })
})

test('an element whose first part is an element has it as its child', () => {
  const inside = x('type', 'texte')
  expect(toXmlDocument(x('a', inside, x('b', inside)))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a><type>texte</type><b><type>texte</type></b></a>\n',
  )
})
