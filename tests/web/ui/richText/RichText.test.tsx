import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RichText } from '@web/ui/richText/RichText'
import { expectLink } from '../../support/expectations'
import { renderComponent } from '../../support/renderComponent'

const node = (type: string, children: unknown[] = [], rest = {}) => ({ type, children, ...rest })
const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const paragraph = (...children: unknown[]) => node('paragraph', children)
const item = (...children: unknown[]) => node('listitem', children)
const heading = (tag: string, words: string) => node('heading', [text(words)], { tag })
const link = (fields: unknown, type = 'link') => node(type, [text('Suivre')], { fields })

describe('a text of an editor’s', () => {
  it('is made of paragraphs', () => {
    const { html } = renderText(paragraph(text('Un pas, ')), paragraph(text('deux pas.')))

    expect(html).toBe('<p>Un pas, </p><p>deux pas.</p>')
  })

  it.each([
    [1, '<strong>danse</strong>'],
    [2, '<em>danse</em>'],
    [4, '<s>danse</s>'],
    [8, '<u>danse</u>'],
    [16, '<code>danse</code>'],
    [32, '<sub>danse</sub>'],
    [64, '<sup>danse</sup>'],
    [3, '<strong><em>danse</em></strong>'],
    [1 + 2 + 8, '<strong><em><u>danse</u></em></strong>'],
    [128, 'danse'],
  ])('has words in format %i', (format, expected) => {
    const { html } = renderText(paragraph(text('danse', format)))

    expect(html).toBe(`<p>${expected}</p>`)
  })

  it('has the endings of its ordinal numbers raised, save in code', () => {
    const { html } = renderText(paragraph(text('Le 1er mai'), text('1er', 16)))

    expect(html).toBe('<p>Le 1<sup>er</sup> mai<code>1er</code></p>')
  })

  it('has line breaks, tabs and rules', () => {
    const { html } = renderText(
      paragraph(text('un'), node('linebreak'), node('tab'), text('deux')),
      node('horizontalrule'),
    )

    expect(html).toBe('<p>un<br>\u2003deux</p><hr>')
  })

  it('has quotes', () => {
    const { html } = renderText(node('quote', [text('De grandes ambitions.')]))

    expect(html).toBe('<blockquote>De grandes ambitions.</blockquote>')
  })

  it('has lists of both kinds, one within the item that it belongs to', () => {
    const { html } = renderText(
      node(
        'list',
        [
          item(text('danse')),
          item(node('list', [item(text('bourrée'))], { listType: 'bullet' })),
          item(text('chant')),
        ],
        { listType: 'number', start: 3 },
      ),
    )

    expect(html).toBe('<ol start="3"><li>danse<ul><li>bourrée</li></ul></li><li>chant</li></ol>')
  })

  it('has headings that start at the requested level and skip none', () => {
    renderComponent(
      <RichText
        value={{ root: node('root', [heading('h2', 'A'), heading('h4', 'B'), heading('h2', 'C')]) }}
        headingLevel={3}
      />,
    )

    const found = screen
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => [tagName, textContent])
    expect(found).toEqual([
      ['H3', 'A'],
      ['H4', 'B'],
      ['H3', 'C'],
    ])
  })

  it.each(['link', 'autolink'])('has links (%s) to other sites', (type) => {
    renderText(paragraph(link({ url: 'https://example.org', newTab: false }, type)))

    expectLink('Suivre', 'https://example.org')
  })

  it('says of a link that it opens a new tab, and gives it no hold on this one', () => {
    renderText(paragraph(link({ url: 'https://example.org', newTab: true })))

    const found = screen.getByRole('link', { name: 'Suivre (nouvel onglet)' })
    expect(found).toHaveAttribute('target', '_blank')
    expect(found).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('goes to a page of the site without loading it, and to its files as the browser does', async () => {
    const { user } = renderText(
      paragraph(link({ url: '/regards' })),
      paragraph(link({ url: '/media/regards/abc/fichier.pdf' })),
    )
    const handled: boolean[] = []
    const record = (event: Event) => {
      handled.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', record)
    for (const found of screen.getAllByRole('link')) await user.click(found)
    window.removeEventListener('click', record)

    expect(handled).toEqual([true, false])
  })

  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//example.org',
    '/\\example.org',
    '',
    undefined,
    42,
  ])('keeps only the words of a link to %j', (url) => {
    const { html } = renderText(paragraph(link({ url })))

    expect(html).toBe('<p>Suivre</p>')
  })

  it('renders the children of an unknown node, and nothing for an empty text', () => {
    const { html } = renderText(node('bloc-inconnu', [paragraph(text('Gardé'))]), node('vide'))

    expect(html).toBe('<p>Gardé</p>')
  })

  it('never takes words for markup', () => {
    renderText(paragraph(text('<img src=x onerror=alert(1)>')))

    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  it('leaves out paragraphs and headings without words', () => {
    const { html } = renderText(paragraph(), heading('h2', ' '), paragraph(text('Oui')))

    expect(html).toBe('<p>Oui</p>')
  })

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['no root', {}],
    ['a root that is a text', { root: 'texte' }],
    ['no children', { root: {} }],
    ['children that are no list', { root: { children: 'texte' } }],
    ['children that are no nodes', { root: { children: [null, 1, 'a', [], {}, { type: 3 }] } }],
    ['a text that is none', { root: node('root', [paragraph({ type: 'text', text: {} })]) }],
    ['a link without fields', { root: node('root', [node('link', [], { fields: null })]) }],
    ['a heading of nothing', { root: node('root', [node('heading', [null], { tag: {} })]) }],
  ])('is nothing at all, without fault, for %s', (_name, value) => {
    const { container } = renderComponent(<RichText value={value} />)

    expect(container).toBeEmptyDOMElement()
  })

  it.each([
    ['a format that is no number', { type: 'text', text: 'Lu', format: 'gras' }],
    ['fields that are a text', node('link', [text('Lu')], { fields: 'https://example.org' })],
    ['a list of loose words', node('list', [text('Lu')], { listType: {}, start: 'un' })],
  ])('keeps the words of what is partly wrong: %s', (_name, wrong) => {
    const { container } = renderComponent(<RichText value={{ root: node('root', [wrong]) }} />)

    expect(within(container).getByText('Lu')).toBeVisible()
  })
})

function renderText(...children: unknown[]) {
  const view = renderComponent(<RichText value={{ root: node('root', children) }} />)
  return { ...view, html: view.container.firstElementChild?.innerHTML }
}
