import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildRegard } from '../../support/builders'
import { mockRegards } from '../../support/handlers'
import { meta, site, things } from '../../support/headTags'
import { buildLecture, mockLecture, setUpReader } from '../../support/lecture'
import { renderApp } from '../../support/renderApp'
import { buildTexte, mockTexte } from '../../support/texte'

setUpReader()

beforeEach(() => mockRegards([buildRegard({ numero: 11 })]))

describe('the path of a page', () => {
  /** Names and addresses of a page's BreadcrumbList. */
  const trail = () =>
    (
      things('BreadcrumbList')[0]?.itemListElement as { name: string; item: string }[] | undefined
    )?.map(({ name, item }) => [name, item])

  it.each([
    ['/a-propos/historique', [['Historique', '/a-propos/historique']]],
    ['/a-propos/notre-siege', [['Notre siège', '/a-propos/notre-siege']]],
    ['/mentions-legales', [['Mentions légales', '/mentions-legales']]],
    ['/regards', [['Regards', '/regards']]],
    [
      '/regards?annee=2024',
      [
        ['Regards', '/regards'],
        ['Regards 2024', '/regards?annee=2024'],
      ],
    ],
    [
      '/regards/11',
      [
        ['Regards', '/regards'],
        ['Regards #11', '/regards/11'],
      ],
    ],
    [
      '/regards/52/lire',
      [
        ['Regards', '/regards'],
        ['Regards #52', '/regards/52'],
        ['Lire Regards #52', '/regards/52/lire'],
      ],
    ],
    [
      '/regards/52/lire/3',
      [
        ['Regards', '/regards'],
        ['Regards #52', '/regards/52'],
        ['Regards #52, page 3 sur 7', '/regards/52/lire/3'],
      ],
    ],
    [
      '/regards/52/texte',
      [
        ['Regards', '/regards'],
        ['Regards #52', '/regards/52'],
        ['Regards #52\u00a0: version texte de «\u00a0Les coiffes\u00a0»', '/regards/52/texte'],
      ],
    ],
  ])('leads from the home page to %s', async (path, expected) => {
    mockLecture()
    mockTexte(buildTexte())
    renderApp(path)

    await waitFor(() => expect(things('BreadcrumbList')).toHaveLength(1))
    const items = [['Accueil', '/'], ...expected]
    expect(trail()).toEqual(items.map(([name, item]) => [name, `${site}${item}`]))
    expect(things('BreadcrumbList')[0]?.itemListElement).toMatchObject(
      items.map((_item, index) => ({ '@type': 'ListItem', position: index + 1 })),
    )
  })

  it.each(['/', '/login', '/regards/99'])('is not told on %s', async (path) => {
    renderApp(path)

    await waitFor(() => expect(document.title).not.toMatch(/^Chargement/))
    await waitFor(() => expect([...meta('robots'), ...meta('description')]).toHaveLength(1))
    expect(things('BreadcrumbList')).toEqual([])
  })
})

describe('the pages of an issue', () => {
  it.each([
    ['/regards/52/lire', 'Lire Regards #52', 'Danses'],
    ['/regards/52/lire/3', 'Regards #52, page 3 sur 7', 'Danses'],
    [
      '/regards/52/texte',
      'Regards #52\u00a0: version texte de «\u00a0Les coiffes\u00a0»',
      'Les coiffes',
    ],
  ])('say on %s which issue they are of', async (path, name, titre) => {
    mockLecture(buildLecture({ langue: 'oc' }))
    mockTexte(buildTexte({ langue: 'oc' }))
    renderApp(path)

    await waitFor(() => expect(things('WebPage')).toHaveLength(1))
    expect(things('WebPage')[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      '@id': `${site}${path}`,
      url: `${site}${path}`,
      name,
      inLanguage: 'oc',
      mainEntity: {
        '@type': 'PublicationIssue',
        '@id': `${site}/regards/52`,
        url: `${site}/regards/52`,
        issueNumber: 52,
        name: titre,
        isPartOf: {
          '@type': 'Periodical',
          '@id': `${site}/regards#revue`,
          name: 'Regards',
          url: `${site}/regards`,
          inLanguage: 'fr',
          publisher: {
            '@type': 'Organization',
            name: 'Fédération des arts et traditions populaires',
            url: `${site}/`,
          },
        },
      },
    })
    expect(meta('og:type')).toEqual(['article'])
  })

  it('tell the size of the picture of a page', async () => {
    mockLecture()
    renderApp('/regards/52/lire/3')

    await waitFor(() => expect(meta('og:image:width')).toEqual(['1200']))
    expect(meta('og:image:height')).toEqual(['630'])
  })
})
