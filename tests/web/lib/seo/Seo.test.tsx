import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrateur, buildRegard, editeur } from '../../support/builders'
import { errorResponse, mockRegards, mockSession, mockSite } from '../../support/handlers'
import { content, meta, site, things } from '../../support/headTags'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

beforeEach(() =>
  mockSite(null, [
    buildRegard({ numero: 12, titre: 'Les <coiffes>', sommaire: 'Un dossier. '.repeat(30) }),
    buildRegard({ numero: 11 }),
  ]),
)

describe('metadata of a page', () => {
  it.each([
    [
      '/',
      'Fédération des arts et traditions populaires',
      'La fédération réunit danseurs et musiciens.',
    ],
    ['/a-propos/historique', 'Historique', 'Vingt ans.'],
    ['/a-propos/notre-siege', 'Notre siège', 'Dans un centre provincial.'],
    ['/a-propos/qui-sommes-nous', 'Qui sommes-nous\u00a0?', 'Une association.'],
    ['/mentions-legales', 'Mentions légales', 'Une association.'],
    ['/politique-de-confidentialite', 'Politique de confidentialité', 'Votre vie privée.'],
    [
      '/regards',
      'Regards',
      'Tous les numéros de Regards, la revue trimestrielle des arts et traditions populaires, à lire en ligne.',
    ],
  ])('is on %s its name, its first words and its one address', async (path, name, words) => {
    renderApp(path)

    await waitFor(() => expect(meta('description')).toEqual([words]))
    expect(content('link[rel="canonical"]')).toEqual([`${site}${path}`])
    expect(meta('og:url')).toEqual([`${site}${path}`])
    expect(meta('og:title').map((title) => title?.replace('\u00a0', ' '))).toEqual([
      name.replace('\u00a0', ' '),
    ])
    expect(meta('og:description')).toEqual([words])
    expect(meta('og:site_name')).toEqual(['Fédération des arts et traditions populaires'])
    expect(meta('og:locale')).toEqual(['fr_FR'])
    expect(meta('og:image')).toHaveLength(1)
    expect(meta('og:image')[0]).toMatch(/^http:\/\/localhost:3000\//)
    expect(meta('robots')).toEqual([])
    expect(document.querySelectorAll('title')).toHaveLength(1)
  })

  it('is on an issue its number and its title, its summary cut short and its cover', async () => {
    renderApp('/regards/12')

    await waitFor(() => expect(document.title).toMatch(/^Regards #12\s: Les <coiffes> – /))
    expect(meta('description')[0]).toMatch(/^Un dossier\. .*[^.]…$/)
    expect(meta('description')[0]?.length).toBeLessThanOrEqual(160)
    expect(meta('og:type')).toEqual(['article'])
    expect(meta('og:image')[0]).toContain(`${site}/api/regards/numero/12/carte.jpg?v=`)
    expect(meta('og:image:width')).toEqual(['1200'])
    expect(meta('og:image:height')).toEqual(['630'])
    expect(meta('og:image:alt')).toEqual(['Couverture du numéro 12'])
    expect(meta('twitter:card')).toEqual(['summary_large_image'])
  })

  it('says when an issue without a summary came out', async () => {
    renderApp('/regards/11')

    await waitFor(() =>
      expect(meta('description')).toEqual([
        'Le numéro 11 de Regards, paru le 21/03/2024, à lire en ligne.',
      ]),
    )
  })

  it('changes with the page, and leaves nothing behind', async () => {
    const { user } = renderApp('/')
    await waitFor(() => expect(content('link[rel="canonical"]')).toEqual([`${site}/`]))
    await user.click(screen.getByRole('link', { name: '#REGARDS' }))

    await waitFor(() => expect(content('link[rel="canonical"]')).toEqual([`${site}/regards`]))
    expect(meta('description')).toHaveLength(1)
    expect(meta('og:title')).toEqual(['Regards'])
    expect(document.querySelectorAll('title')).toHaveLength(1)
  })

  it('is one address for a year of the list, whatever else its own says', async () => {
    renderApp('/regards?annee=2024&utm_source=lettre')

    await waitFor(() =>
      expect(content('link[rel="canonical"]')).toEqual([`${site}/regards?annee=2024`]),
    )
  })

  it.each(['/', '/regards'])('leads from %s to the feed', async (path) => {
    renderApp(path)

    await waitFor(() =>
      expect(content('link[type="application/atom+xml"]')).toEqual(['/regards.atom']),
    )
  })
})

describe('pages that are not indexed', () => {
  const expectHidden = async () => {
    await waitFor(() => expect(meta('robots')).toEqual(['noindex']))
    expect(content('link[rel="canonical"]')).toEqual([])
    expect(meta('og:title')).toEqual([])
  }

  it.each([
    ['the sign-in', '/login'],
    ['a page that leads away', '/ressources'],
    ['an issue that there is not', '/regards/99'],
    ['an address that is none of an issue', '/regards/abc'],
    ['a year without issues', '/regards?annee=1950'],
  ])('is %s', async (_what, path) => {
    renderApp(path)

    await expectHidden()
  })

  it.each([administrateur, editeur])('is the administration', async (account) => {
    mockSession(account)
    renderApp('/adminregards')

    await expectHidden()
  })

  it.each(['/regards', '/regards/12'])('is %s while it cannot be shown', async (path) => {
    mockApi.get('/api/regards', () => errorResponse(404, 'Rien'))
    renderApp(path)

    await screen.findByRole('alert')
    await expectHidden()
  })
})

describe('structured data of schema.org', () => {
  it('describe the federation', async () => {
    renderApp('/')

    await waitFor(() => expect(things('Organization')).toHaveLength(1))
    await waitFor(() =>
      expect(things('Organization')[0]).toMatchObject({
        name: 'Fédération des arts et traditions populaires',
        url: `${site}/`,
        email: 'contact@federation.example',
        sameAs: [
          'https://www.facebook.com/federation',
          'https://www.instagram.com/federation',
          'https://twitter.com/federation',
        ],
        address: {
          '@type': 'PostalAddress',
          streetAddress: '2 rue Achille Luchaire',
          postalCode: '75014',
          addressLocality: 'Paris',
          addressCountry: 'FR',
        },
      }),
    )
    expect(things('WebSite')[0]).toMatchObject({ url: `${site}/`, inLanguage: 'fr' })
  })

  it('is that the magazine has these issues', async () => {
    renderApp('/regards')

    await waitFor(() => expect(things('Periodical')).toHaveLength(1))
    expect(things('Periodical')[0]).toMatchObject({
      name: 'Regards',
      url: `${site}/regards`,
      hasPart: [{ issueNumber: 12 }, { issueNumber: 11 }],
    })
  })

  it('describe an issue, and its title cannot end the script element', async () => {
    mockRegards([buildRegard({ numero: 12, titre: '</script><script>alert(1)</script>' })])
    renderApp('/regards/12')

    await waitFor(() => expect(things('PublicationIssue')).toHaveLength(1))
    expect(things('PublicationIssue')[0]).toMatchObject({
      issueNumber: 12,
      name: '</script><script>alert(1)</script>',
      datePublished: '2024-03-21',
      url: `${site}/regards/12`,
      image: `${site}/media/w960.webp`,
      isPartOf: { '@type': 'Periodical', name: 'Regards' },
      associatedMedia: {
        contentUrl: `${site}/media/regards/dossier12/fichier.pdf`,
        encodingFormat: 'application/pdf',
      },
    })
    for (const script of document.querySelectorAll('script')) {
      expect(script.innerHTML).not.toContain('<')
    }
  })
})
