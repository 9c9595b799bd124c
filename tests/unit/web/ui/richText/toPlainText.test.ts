import { expect, test } from 'vitest'
import { toPlainText } from '@web/ui/richText/readRichText'

const text = (words: string) => ({ type: 'text', text: words })
const block = (type: string, ...children: unknown[]) => ({ type, children })
const document = (...children: unknown[]) => ({ root: { type: 'root', children } })

test('the words of a line stay together, and lines are parted', () => {
  const value = document(
    block('heading', text('Danses')),
    block('paragraph', text('Bour'), block('link', text('rée')), text(' et valse.')),
    block('list', block('listitem', text('Un')), block('listitem', text('Deux'))),
  )

  expect(toPlainText(value)).toBe('Danses Bourrée et valse. Un Deux')
})

test.each([
  undefined,
  null,
  {},
  { root: 3 },
  document(null, { type: 'paragraph', children: 'no' }),
])('there are no words in %j', (value) => {
  expect(toPlainText(value)).toBe('')
})
