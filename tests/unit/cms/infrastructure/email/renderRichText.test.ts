import { describe, expect, test } from 'vitest'
import { renderRichTextAsText } from '../../../../../cms/src/infrastructure/email/renderRichTextAsText'
import { renderRichTextHtml } from '../../../../../cms/src/infrastructure/email/renderEmailHtml'
import {
  makeLink,
  makeList,
  makeParagraph,
  makeRichText,
  makeWords,
  type RichTextNode,
} from '../../../../factories/richText'

const element = { format: '', indent: 0, version: 1, direction: 'ltr' }
const heading = (tag: string, words: string): RichTextNode => ({
  ...makeParagraph(words),
  type: 'heading',
  tag,
})
const item = (value: number, ...children: RichTextNode[]): RichTextNode => ({
  ...element,
  type: 'listitem',
  value,
  children,
})
const numbered: RichTextNode = {
  ...element,
  ...{ type: 'list', listType: 'number', tag: 'ol', start: 1 },
  children: [
    item(1, makeWords('Accueil')),
    item(2, makeWords('Bal')),
    item(3, makeList('Entrée libre')),
  ],
}
const quote: RichTextNode = { ...makeParagraph('Dansez.'), type: 'quote' }

describe('a rich text in an e-mail', () => {
  test('has headings, lists, quotes, emphasis and absolute links, and no styles in each paragraph', () => {
    const html = renderRichTextHtml(
      makeRichText(
        makeParagraph('Le ', makeWords('bal', 1), ' et ', makeWords('la bourrée', 2)),
        heading('h2', 'Programme'),
        heading('h3', 'Le soir'),
        numbered,
        quote,
        makeParagraph(makeLink('/regards'), makeLink('https://exemple.fr/?a=1&b=2')),
      ),
    )
    expect(html).toMatch(
      /<td class="ink rich-text" style="[^"]+"><p>Le <strong>bal<\/strong> et <em>/,
    )
    expect(html).toMatch(/<h2 style="[^"]+">Programme<\/h2><h3 [^>]+>Le soir<\/h3>/)
    expect(html).toMatch(/<ol [^>]+><li>Accueil<\/li><li>Bal<\/li>/)
    expect(html).toMatch(/<li style="list-style-type:none;"><ul [^>]+><li>Entrée libre/)
    expect(html).toMatch(/<blockquote [^>]+>Dansez\.<\/blockquote>/)
    expect(html).toMatch(/<a class="link" href="http:\/\/[^"]+\/regards" /)
    expect(html).toContain('href="https://exemple.fr/?a=1&amp;b=2"')
  })

  test('escapes texts, and leaves out nodes that the editor does not make', () => {
    const html = renderRichTextHtml(
      makeRichText('<script>alert("&")</script>', { type: 'upload', value: '<b>', version: 1 }),
    )
    expect(html).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;')
    expect(html).not.toMatch(/<script|<b>|unknown/)
  })

  test('is plain text with the addresses of its links, items on their lines', () => {
    const text = renderRichTextAsText(
      makeRichText(
        heading('h2', 'Programme'),
        numbered,
        quote,
        makeParagraph('Voir le ', makeLink('https://exemple.fr'), ' demain.'),
      ),
    )
    expect(text).toBe(
      [
        'Programme\n---------',
        '1. Accueil\n2. Bal\n  – Entrée libre',
        '> Dansez.',
        'Voir le lien (https://exemple.fr) demain.',
      ].join('\n\n'),
    )
  })

  test.each([undefined, null, makeRichText(), makeRichText('', '  ')])(
    'without words is empty: %j',
    (value) => {
      expect(renderRichTextAsText(value)).toBe('')
      expect(
        renderRichTextHtml(value)
          .replaceAll(/<[^>]*>/g, '')
          .trim(),
      ).toBe('')
    },
  )
})
