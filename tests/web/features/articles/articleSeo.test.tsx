import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildArticle, buildFigure, mockArticles, paragraph } from '../../support/articles'
import { buildRegard } from '../../support/builders'
import { mockSite } from '../../support/handlers'
import { globalsHandler } from '../../support/globals'
import { server } from '../../support/server'
import { content, meta, site, things } from '../../support/headTags'
import { renderApp } from '../../support/renderApp'

const path = '/regards/52/articles/un-langage-de-fil'

beforeEach(() => mockSite(null, [buildRegard({ numero: 52 })]))

const card = `${site}/api/regards/numero/52/articles/un-langage-de-fil/carte.jpg`

async function open(parts: Parameters<typeof buildArticle>[0] = {}) {
  mockArticles([buildArticle(parts)])
  renderApp(path)
  await waitFor(() => expect(things('Article')).toHaveLength(1))
}

it('has title, description, address and the lead picture for link previews', async () => {
  await open({ image: buildFigure('3-f1') })

  expect(document.title).toMatch(/^Un langage de fil – /)
  expect(meta('description')).toEqual(['Le costume disait d’où l’on venait.'])
  expect(content('link[rel="canonical"]')).toEqual([site + path])
  expect(meta('og:type')).toEqual(['article'])
  expect(meta('og:image')[0]).toMatch(/\/un-langage-de-fil\/carte\.jpg\?v=[\w-]+3-f1[\w-]*$/)
  expect(meta('og:image:width')).toEqual(['1200'])
  expect(meta('twitter:card')).toEqual(['summary_large_image'])
})

it('has its first words and its first page without standfirst and lead picture', async () => {
  await open({ chapo: null, contenu: [paragraph('La coiffe dit le village.')] })

  expect(meta('description')).toEqual(['La coiffe dit le village.'])
  expect(meta('og:image')[0]).toContain(`${card}?v=`)
  expect(meta('og:image:height')).toEqual(['630'])
  expect(meta('og:image:alt')).toEqual(['Page 3 du numéro 52'])
})

it('has the first words of a corrected text, not those that it replaces', async () => {
  const children = [{ type: 'paragraph', children: [{ type: 'text', text: 'Texte corrigé.' }] }]
  await open({
    chapo: null,
    contenu: [paragraph('La coiffe dit le village.')],
    texteCorrige: { root: { type: 'root', children } },
  })

  expect(meta('description')).toEqual(['Texte corrigé.'])
})

it('is an article of an issue of a periodical', async () => {
  await open({ motsCles: ['coiffe', 'lin'] })

  expect(things('Article')[0]).toMatchObject({
    '@id': site + path,
    headline: 'Un langage de fil',
    description: 'Le costume disait d’où l’on venait.',
    inLanguage: 'fr',
    datePublished: '2026-09-20',
    author: [
      { '@type': 'Person', name: 'Anne Le Goff' },
      { '@type': 'Person', name: 'Jean Martin' },
    ],
    articleSection: 'Costumes',
    keywords: ['coiffe', 'lin'],
    pageStart: 3,
    pageEnd: 4,
    isPartOf: {
      '@type': 'PublicationIssue',
      '@id': `${site}/regards/52`,
      issueNumber: 52,
      name: 'Sous la coiffe',
      isPartOf: { '@type': 'Periodical', name: 'Regards' },
    },
  })
  const trail = things('BreadcrumbList')[0]?.itemListElement as { item: string }[]
  expect(trail.map(({ item }) => item)).toEqual(
    ['/', '/regards', '/regards/52', path].map((each) => site + each),
  )
})

it('names no author where nobody signed', async () => {
  await open({ auteurs: [] })

  expect(things('Article')[0]).not.toHaveProperty('author')
})

it('has the tags that Zotero and Google Scholar read', async () => {
  await open({ motsCles: ['lin'] })

  expect(meta('citation_title')).toEqual(['Un langage de fil'])
  expect(meta('citation_author')).toEqual(['Anne Le Goff', 'Jean Martin'])
  expect(meta('citation_publication_date')).toEqual(['2026/09/20'])
  expect(meta('citation_journal_title')).toEqual(['Regards'])
  expect(meta('citation_issue')).toEqual(['52'])
  expect(meta('citation_firstpage')).toEqual(['3'])
  expect(meta('citation_lastpage')).toEqual(['4'])
  expect(meta('citation_keywords')).toEqual(['lin'])
  expect(meta('citation_fulltext_html_url')).toEqual([site + path])
})

it('names the ISSN of the magazine where it has one', async () => {
  server.use(globalsHandler({ parametres: { issn: '0028-0836' } }))
  await open()

  await waitFor(() => expect(meta('citation_issn')).toEqual(['0028-0836']))
  expect(things('Article')[0]).toMatchObject({ isPartOf: { isPartOf: { issn: '0028-0836' } } })
})
