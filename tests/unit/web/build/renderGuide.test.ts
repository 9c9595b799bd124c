import { expect, test } from 'vitest'
import { listGuideImages, renderGuide } from '../../../../web/build/renderGuide'

const render = (markdown: string) =>
  renderGuide(markdown, (source) => ({ url: `/assets/${source}`, width: 1280, height: 800 }))

const guide = `# Guide

Avant.

## Publier un numéro

### Trop d’essais

### Trop d’essais

## Œuvres, « etc. »
`

test('headings have ids in ASCII, and are listed with those below them', () => {
  const { title, contents, html } = render(guide)

  expect(title).toBe('Guide')
  expect(html).not.toContain('<h1')
  expect(html).toContain('<h2 id="publier-un-numero" tabindex="-1">Publier un numéro</h2>')
  expect(contents).toEqual([
    {
      id: 'publier-un-numero',
      title: 'Publier un numéro',
      parts: [
        { id: 'trop-dessais', title: 'Trop d’essais' },
        { id: 'trop-dessais-1', title: 'Trop d’essais' },
      ],
    },
    { id: 'oeuvres--etc-', title: 'Œuvres, «\u00a0etc.\u00a0»', parts: [] },
  ])
})

test('a heading that skips a level is refused', () => {
  expect(() => render('# Guide\n\n### Trop bas\n')).toThrow('Trop bas')
})

test.each([
  ['[ici](#publier-un-numéro)', '<a href="#publier-un-numero">ici</a>'],
  ['[là](guide-editeur.md#vos-appareils)', '<a href="/aide#vos-appareils">là</a>'],
  ['[là](guide-administrateur.md)', '<a href="/aide/administrateur">là</a>'],
  ['[ailleurs](https://example.org/)', '<a href="https://example.org/">ailleurs</a>'],
])('the link %s leads to %s', (markdown, html) => {
  expect(render(markdown).html).toBe(`<p>${html}</p>\n`)
})

test('a link to a document that is not on the site is its text', () => {
  expect(render('Voir [Sauvegarder](sauvegarde.md).').html).toBe('<p>Voir Sauvegarder.</p>\n')
})

test('an image has its size, its text, and a link to the whole of it', () => {
  const markdown = '![La « fiche » & "le reste"](images/fiche.jpg)'

  expect(listGuideImages(markdown)).toEqual(['images/fiche.jpg'])
  expect(render(markdown).html).toBe(
    '<p><a class="image" href="/assets/images/fiche.jpg"><img src="/assets/images/fiche.jpg" alt="La « fiche » &amp; &quot;le reste&quot;" width="1280" height="800" loading="lazy" decoding="async"></a></p>\n',
  )
  expect(() => render('![](images/fiche.jpg)')).toThrow('images/fiche.jpg')
})

test('a table keeps its roles where its cells are drawn below each other', () => {
  const { html } = render('| Message | Que faire |\n| --- | --- |\n| Oui | **Non** |\n')

  expect(html).toContain('<table role="table"><thead role="rowgroup"><tr role="row">')
  expect(html).toContain('<th role="columnheader">Message</th>')
  expect(html).toContain('<td role="cell"><strong>Non</strong></td>')
})

test('a check list has no controls', () => {
  expect(render('- [ ] Relire le sommaire\n').html).not.toContain('<input')
})
