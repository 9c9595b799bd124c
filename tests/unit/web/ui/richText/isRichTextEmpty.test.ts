import { describe, expect, it } from 'vitest'
import { isRichTextEmpty } from '@web/ui/richText/readRichText'

const text = (words: unknown) => ({ type: 'text', text: words })
const document = (...children: unknown[]) => ({ root: { children } })

describe('isRichTextEmpty', () => {
  it.each([
    [null],
    [undefined],
    [{}],
    [{ root: null }],
    [{ root: { children: 'texte' } }],
    [document()],
    [document({ type: 'paragraph', children: [] })],
    [document({ type: 'paragraph', children: [text('  ')] })],
    [document({ type: 'paragraph', children: [text(42)] })],
    [document(null, 'texte', 42)],
  ])('is true of %j', (value) => expect(isRichTextEmpty(value)).toBe(true))

  it.each([
    [document({ type: 'paragraph', children: [text('Veillée')] })],
    [document({ type: 'inconnu', children: [text('Veillée')] })],
    [document({ type: 'horizontalrule' })],
  ])('is false of %j', (value) => expect(isRichTextEmpty(value)).toBe(false))
})
