import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorResponse, mockSite } from '../support/handlers'
import { globalsHandler } from '../support/globals'
import { renderApp } from '../support/renderApp'
import { mockApi, server } from '../support/server'

const pages = [
  { path: '/', slug: 'accueil', heading: 'Donner aux traditions de grandes ambitions' },
  { path: '/a-propos/notre-siege', slug: 'notreSiege', heading: 'Notre siège' },
  { path: '/a-propos/historique', slug: 'historique', heading: 'Notre histoire' },
  { path: '/a-propos/qui-sommes-nous', slug: 'quiSommesNous', heading: 'Qui sommes-nous\u00a0?' },
  { path: '/mentions-legales', slug: 'mentionsLegales', heading: 'Mentions légales' },
  {
    path: '/politique-de-confidentialite',
    slug: 'politiqueDeConfidentialite',
    heading: 'Politique de confidentialité',
  },
]

beforeEach(() => mockSite(null, []))

const main = () => within(screen.getByRole('main'))

it.each(pages)(
  'the page $path shows its own heading, once, and leaves out whatever is odd in its texts',
  async ({ path, slug, heading }) => {
    const odd = {
      presentation: 'words',
      introduction: { root: 3 },
      texte: { root: { children: [null, { type: 'paragraph', children: 'no' }] } },
      role: [],
      diapositives: { 0: 'a' },
      stages: 'none',
      jalons: [null, 4, { titre: 7 }],
      missions: [{}],
      sections: [null, { titre: '' }],
      federations: [{ nom: 3 }],
      partenaires: null,
    }
    server.use(globalsHandler({ [slug]: odd }))
    renderApp(path)

    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading))
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

// All pages share the component that shows it; pageErrors.test.tsx has its errors.
it('a page says that it is loading', async () => {
  mockApi.get('/api/globals/historique', () => delay('infinite'))
  renderApp('/a-propos/historique')

  expect(await main().findByText('Chargement de la page…')).toBeVisible()
  expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

describe('the history', () => {
  it('tells its steps in order, each with its date', async () => {
    renderApp('/a-propos/historique')

    const steps = await main().findAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Avril 2000Un collectifCinq mouvements.',
      '2019Une fédérationUn seul mouvement.',
    ])
  })
})

describe('the seat', () => {
  it('gives the address and the way to find it', async () => {
    renderApp('/a-propos/notre-siege')

    expect(await main().findByText(/2 rue Achille Luchaire\s+75014 Paris/)).toBeVisible()
    expect(main().getByRole('link', { name: /^Voir sur une carte/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('2 rue Achille Luchaire, 75014 Paris')),
    )
  })

  it('lists the federations, with their site where they have one', async () => {
    renderApp('/a-propos/notre-siege')

    expect(await main().findByRole('link', { name: /^Fédération du Berry/ })).toHaveAttribute(
      'href',
      'https://berry.example.org/',
    )
    expect(main().getByText('Fédération de Bresse')).toBeVisible()
  })

  it('names a partner without a logo', async () => {
    renderApp('/a-propos/notre-siege')

    expect(await main().findByText('Premier partenaire')).toBeVisible()
    expect(main().getByText('Second partenaire')).toBeVisible()
  })

  it('follows no link that could do harm', async () => {
    const federations = [{ nom: 'Fédération', adresse: 'javascript:alert(1)' }]
    server.use(globalsHandler({ notreSiege: { federations } }))
    renderApp('/a-propos/notre-siege')

    expect(await main().findByText('Fédération')).toBeVisible()
    expect(main().queryByRole('link', { name: /^Fédération$/ })).not.toBeInTheDocument()
  })
})

describe('a legal page', () => {
  it('leads from its summary to each section', async () => {
    renderApp('/mentions-legales')

    const summary = within(await main().findByRole('navigation', { name: 'Sommaire' }))
    const link = summary.getByRole('link', { name: 'Hébergeur' })
    expect(main().getByRole('region', { name: '2. Hébergeur' })).toContainElement(
      document.querySelector(link.getAttribute('href') ?? ''),
    )
  })

  it('tells the day of its last update, which is today, where it is asked to', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-03T12:00:00') })
    renderApp('/politique-de-confidentialite')

    const changes = within(await main().findByRole('region', { name: '2. Modifications' }))
    expect(changes.getByText(/^Dernière mise à jour\s: 03\/02\/2027$/)).toBeVisible()
    expect(main().getAllByText(/Dernière mise à jour/)).toHaveLength(1)
  })
})

describe('the federation’s data on every page', () => {
  it('is in the footer, with its networks', async () => {
    renderApp('/regards')

    const footer = within(screen.getByRole('contentinfo'))
    expect(await footer.findByRole('link', { name: 'contact@federation.example' })).toBeVisible()
    for (const network of ['Facebook', 'Instagram', 'Twitter']) {
      expect(footer.getByRole('link', { name: `${network} (nouvel onglet)` })).toBeVisible()
    }
    expect(footer.getByText(/© 2025/)).toBeVisible()
  })

  it.each([null, '', ' '])('has the current year where its field is emptied: %j', async (year) => {
    server.use(globalsHandler({ parametres: { anneeDuCopyright: year } }))
    renderApp('/regards')

    const footer = within(screen.getByRole('contentinfo'))
    expect(await footer.findByText(`© ${new Date().getFullYear()}`, { exact: false })).toBeVisible()
  })

  it('is its name as its administrators wrote it, in the title too', async () => {
    server.use(globalsHandler({ parametres: { nom: 'Danses de France' } }))
    renderApp('/regards')

    await waitFor(() => expect(document.title).toBe('Regards – Danses de France'))
    expect(screen.getByRole('link', { name: 'Danses de France' })).toBeVisible()
  })

  it('may be missing, and the page is there all the same', async () => {
    mockApi.get('/api/globals/parametres', () => errorResponse(500, 'Panne'))
    renderApp('/a-propos/historique')

    expect(await screen.findByRole('heading', { name: 'Notre histoire' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Mentions légales' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Facebook/ })).not.toBeInTheDocument()
  })
})
