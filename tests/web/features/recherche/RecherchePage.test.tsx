import type { SearchResponse } from '@regards/contract/schemas/recherche'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildFigure } from '../../support/articles'
import { errorResponse, mockRegards, mockSession } from '../../support/handlers'
import { expectAlert, expectLink } from '../../support/expectations'
import { content, meta, site } from '../../support/headTags'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const pageHit = (numero: number, page: number) => ({
  type: 'page' as const,
  numero,
  page,
  vignette: null,
  titre: `Numéro ${numero}`,
  dateParution: '2019-06-15T12:00:00.000Z',
  couverture: null,
  extrait: [
    { texte: 'La ', marque: false },
    { texte: 'coiffe', marque: true },
    { texte: ' brodée', marque: false },
  ],
})

const answer = (parts: Partial<SearchResponse> = {}): SearchResponse => ({
  q: 'coiffe',
  total: 2,
  auMoins: false,
  page: 1,
  totalPages: 1,
  suggestion: null,
  sans: [],
  annees: [],
  rubriques: [],
  essais: [],
  resultats: [
    pageHit(43, 2),
    { type: 'site', chemin: '/a-propos/historique', titre: 'Notre histoire', extrait: [] },
  ],
  ...parts,
})

const asked: URLSearchParams[] = []

function mockSearch(
  answerTo: (search: URLSearchParams) => SearchResponse | Promise<SearchResponse>,
) {
  mockApi.get('/api/recherche', async ({ request }) => {
    const { searchParams } = new URL(request.url)
    asked.push(searchParams)
    return HttpResponse.json(await answerTo(searchParams))
  })
}

/** Opens the page of the search, which finds the same whatever is asked. */
function openSearch(path: string, parts?: Partial<SearchResponse>) {
  mockSearch(() => answer(parts))
  renderApp(path)
}

const canonical = () => content('link[rel="canonical"]')
const field = () => screen.findByRole('searchbox', { name: 'Mots à rechercher' })
const results = () =>
  within(screen.getByRole('region', { name: 'Résultats' }))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

describe('the search', () => {
  beforeEach(() => {
    asked.length = 0
    mockSession(null)
  })

  it('explains the search and suggests words before a query', async () => {
    openSearch('/recherche', { q: '', total: 0, resultats: [], essais: ['costume', 'noces'] })

    expect(await field()).toHaveValue('')
    expect(screen.getByText(/parcourt tous les articles/)).toBeInTheDocument()
    const words = within(await screen.findByRole('region', { name: 'À essayer' }))
    expect(words.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/recherche?q=costume',
      '/recherche?q=noces',
    ])
    expect(asked.map((search) => search.toString())).toEqual([''])
  })

  it('is whole without suggestions', async () => {
    mockApi.get('/api/recherche', () => errorResponse(503, 'En panne.'))
    const { queryClient } = renderApp('/recherche')
    await screen.findByText(/parcourt tous les articles/)
    await waitFor(() =>
      expect(queryClient.getQueryState(['recherche', 'essais'])?.status).toBe('error'),
    )
    expect(screen.queryByText('À essayer')).toBeNull()
  })

  describe('the focus', () => {
    beforeEach(() => mockSearch(() => answer()))
    it('is in the field after the link in the bar', async () => {
      mockRegards([])
      const { user } = renderApp('/')
      const banner = within(await screen.findByRole('banner'))
      const [magnifier] = banner.getAllByRole('link', { name: 'Rechercher' })
      await user.click(magnifier as HTMLElement)
      await waitFor(async () => expect(await field()).toHaveFocus())
    })

    it('is not in the field of a page that was opened by its address', async () => {
      renderApp('/recherche')
      expect(await field()).not.toHaveFocus()
    })

    it('is not in the field of a search that has words', async () => {
      renderApp('/recherche?q=coiffe')
      await screen.findByRole('link', { name: /^Page 2 – Numéro 43 \(/ })
      expect(await field()).not.toHaveFocus()
    })
  })

  it('says that there may be more results than were counted', async () => {
    openSearch('/recherche?q=coiffe', { total: 1_234, auMoins: true })

    expect(await screen.findByText('Au moins 1 234 résultats pour « coiffe »')).toBeInTheDocument()
  })

  it('shows an article once, with its authors, its section, its picture and the pages with the words', async () => {
    const article = {
      ...{ slug: 'la-coiffe', titre: 'La coiffe bretonne', auteurs: ['Anne Le Goff'] },
      ...{ rubrique: 'Costume', premierePage: 2, dernierePage: 4, image: buildFigure('2-f1') },
    }
    const hit = { ...pageHit(43, 3), type: 'article' as const, article, pages: [2, 3] }
    openSearch('/recherche?q=coiffe', { resultats: [hit] })

    const title = await screen.findByRole('link', {
      name: /^La coiffe bretonne \(Regards #43, p\.\s2–4\)$/,
    })
    expect(title).toHaveAttribute('href', '/regards/43/articles/la-coiffe?q=coiffe')
    expect(screen.getByText('Anne Le Goff')).toBeVisible()
    expect(screen.getByText('Costume')).toBeVisible()
    const pages = screen.getAllByRole('link', { name: /^Page \d de «\sLa coiffe/ })
    expect(pages.map((link) => link.getAttribute('href'))).toEqual([
      '/regards/43/lire/2?q=coiffe',
      '/regards/43/lire/3?q=coiffe',
    ])
    expect(screen.getByText('coiffe', { selector: 'mark' })).toBeVisible()
    expect(document.querySelector('ol img')).toHaveAttribute('src', expect.stringContaining('2-f1'))
  })

  it('shows the page where an article has no picture of its own', async () => {
    const vignette = {
      images: [{ url: '/media/a/2-480.webp', largeur: 480 }],
      largeur: 595,
      hauteur: 842,
    }
    openSearch('/recherche?q=coiffe', { resultats: [{ ...pageHit(43, 2), vignette }] })
    await screen.findByRole('link', { name: /^Page 2 – Numéro 43/ })
    expect(document.querySelector('ol img')).toHaveAttribute('src', '/media/a/2-480.webp')
  })

  it('shows where each word was found, marked, with a link into the reader', async () => {
    openSearch('/recherche?q=coiffe')

    const link = await screen.findByRole('link', { name: 'Page 2 – Numéro 43 (Regards #43)' })
    expect(link).toHaveAttribute('href', '/regards/43/lire/2?q=coiffe')
    expect(screen.getByText('coiffe').tagName).toBe('MARK')
    const date = screen.getByText('15/06/2019')
    expect(date.parentElement).toHaveTextContent(/^Regards #43 15\/06\/2019$/)
    expectLink('Notre histoire', '/a-propos/historique')
    expect(screen.getByText('2 résultats pour « coiffe »')).toHaveAttribute('role', 'status')
  })

  it('may be indexed before a search, with what can be searched as its description', async () => {
    openSearch('/recherche', { q: '', total: 0, resultats: [], essais: ['danse'] })
    await waitFor(() => expect(canonical()).toEqual([`${site}/recherche`]))
    expect(meta('description')).toEqual([
      expect.stringMatching(/^La recherche parcourt tous les articles/),
    ])
  })

  it('may be indexed when one word finds something, with one address and its own description', async () => {
    openSearch('/recherche?q=Coiffe', { q: 'Coiffe' })
    await screen.findByText('2 résultats pour « Coiffe »')
    await waitFor(() => expect(canonical()).toEqual([`${site}/recherche?q=coiffe`]))
    expect(meta('description')).toEqual([
      '2 résultats pour « Coiffe » : Page 2 – Numéro 43, Notre histoire',
    ])
    expect(meta('robots')).toEqual([])
  })

  it.each([
    ['nothing was found', '?q=casino', { total: 0, resultats: [] }],
    ['a word is missing', '?q=casino', { sans: ['casino'] }],
    ['a word is left out', '?q=coiffe+-casino', {}],
    ['an address stands beside the word', '?q=coiffe+casino.example', {}],
    ['a small word could be any other', '?q=coiffe+sur', {}],
    ['its letters are written otherwise', '?q=e%CC%81toffe', {}],
    ['they are of one year', '?q=coiffe&annee=2019', {}],
    ['they are of one section', '?q=coiffe&rubrique=Costumes', {}],
    ['it is a further page', '?q=coiffe&page=2', {}],
  ])('is not indexed when %s', async (_, search, parts) => {
    openSearch(`/recherche${search}`, parts)
    await waitFor(() => expect(meta('robots')).toEqual(['noindex']))
    expect(canonical()).toEqual([])
  })

  it('is not indexed when the search fails', async () => {
    mockApi.get('/api/recherche', () => errorResponse(503, 'service-unavailable'))
    renderApp('/recherche?q=coiffe')
    await waitFor(() => expect(meta('robots')).toEqual(['noindex']))
  })

  it('is made after a pause in typing, once, and keeps the former results until then', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    mockSearch(async (search) => {
      if (search.get('q') === 'coiffe') return answer()
      await held
      return answer({ q: 'sabots', total: 1, resultats: [pageHit(48, 4)] })
    })
    const { user } = renderApp('/recherche?q=coiffe')
    await screen.findByRole('link', { name: /^Page 2 – Numéro 43 \(/ })

    await user.clear(await field())
    await user.type(await field(), 'sabots')
    await waitFor(() =>
      expect(asked.map((search) => search.get('q'))).toEqual(['coiffe', 'sabots']),
    )
    expect(results()).toEqual(['Page 2 – Numéro 43 (Regards #43)', 'Notre histoire'])
    expect(await screen.findByText('Recherche…')).toHaveAttribute('role', 'status')

    release()
    await waitFor(() => expect(results()).toEqual(['Page 4 – Numéro 48 (Regards #48)']))
    expect(await field()).toHaveFocus()
  })

  it('proposes another word when nothing is found', async () => {
    mockSearch((search) =>
      search.get('q') === 'coife'
        ? answer({ q: 'coife', total: 0, totalPages: 0, suggestion: 'coiffe', resultats: [] })
        : answer(),
    )
    const { user } = renderApp('/recherche?q=coife')

    expect(await screen.findByText('Aucun résultat pour « coife »')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: /«.coiffe.»/ }))
    expect(await screen.findByRole('link', { name: /^Page 2 – Numéro 43 \(/ })).toBeInTheDocument()
    expect(await field()).toHaveValue('coiffe')
  })

  it('shows the nearest results with the words that they lack', async () => {
    openSearch('/recherche?q=coiffe+voile+mariage', {
      sans: ['voile', 'mariage'],
      suggestion: 'coiffe mariage',
    })

    expect(
      await screen.findByText('Rien n’a tous ces mots : 2 résultats sans « voile » ni « mariage »'),
    ).toHaveAttribute('role', 'status')
    expect(results()).toEqual(['Page 2 – Numéro 43 (Regards #43)', 'Notre histoire'])
    expect(screen.getByRole('link', { name: /«.coiffe mariage.»/ })).toBeInTheDocument()
  })

  it('is narrowed down to a year, and leads from page to page, with the focus', async () => {
    const annees = [
      { annee: 2023, total: 30 },
      { annee: 2019, total: 4 },
    ]
    mockSearch((search) =>
      answer({
        total: 34,
        totalPages: 2,
        annees,
        resultats: [pageHit(Number(search.get('page') ?? 1), 1)],
      }),
    )
    const { user } = renderApp('/recherche?q=coiffe')

    await user.click(await screen.findByRole('link', { name: 'Page suivante' }))
    expect(await screen.findByRole('link', { name: /^Page 1 – Numéro 2 \(/ })).toBeInTheDocument()
    expect(screen.getByText(/^34/)).toHaveFocus()
    await user.click(screen.getByRole('link', { name: /^2019.*4.résultats/ }))
    await waitFor(() => expect(asked.at(-1)?.toString()).toBe('q=coiffe&annee=2019'))
    expect(screen.getByRole('link', { name: /^2019/ })).toHaveAttribute('aria-current', 'page')
  })

  it('is narrowed down to a section, of all years or of one', async () => {
    mockSearch((search) =>
      answer({
        total: search.has('rubrique') ? 0 : 7,
        annees: [
          { annee: 2023, total: 4 },
          { annee: 2019, total: 3 },
        ],
        rubriques: [
          { rubrique: 'Costume', total: 5 },
          { rubrique: 'Savoir-faire', total: 2 },
        ],
        resultats: search.has('rubrique') ? [] : [pageHit(43, 2)],
      }),
    )
    const { user } = renderApp('/recherche?q=coiffe&annee=2019')

    const filter = within(await screen.findByRole('navigation', { name: 'Filtrer par rubrique' }))
    expect(filter.getByRole('link', { name: 'Toutes les rubriques' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await user.click(filter.getByRole('link', { name: /^Savoir-faire.*2.résultats/ }))
    await waitFor(() =>
      expect(asked.at(-1)?.toString()).toBe('q=coiffe&annee=2019&rubrique=Savoir-faire'),
    )
    expect(
      await screen.findByText('Aucun résultat pour « coiffe » en 2019, rubrique « Savoir-faire »'),
    ).toBeInTheDocument()
    expectLink('Chercher dans toutes les rubriques', '/recherche?q=coiffe&annee=2019')
    await user.click(screen.getByRole('link', { name: /^2023/ }))
    await waitFor(() =>
      expect(asked.at(-1)?.toString()).toBe('q=coiffe&annee=2023&rubrique=Savoir-faire'),
    )
  })

  it('leaves the focus in the field while other words are typed on its second page', async () => {
    mockSearch((search) =>
      answer({ q: search.get('q') ?? '', total: 41, totalPages: 3, resultats: [pageHit(48, 4)] }),
    )
    const { user } = renderApp('/recherche?q=coiffe&page=2')
    expect(await screen.findByText(/pour « coiffe »/)).toBeVisible()
    await user.type(await field(), 's')

    expect(await screen.findByText(/pour « coiffes »/)).toBeVisible()
    expect(await field()).toHaveFocus()
  })

  it('tells a failure, and is made again', async () => {
    mockApi.get('/api/recherche', () =>
      errorResponse(429, 'Trop de requêtes.', { code: 'too-many-requests' }),
    )
    const { user } = renderApp('/recherche?q=coiffe')

    await expectAlert('La recherche n’a pas abouti.')
    mockSearch(() => answer())
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: /^Page 2 – Numéro 43 \(/ })).toBeInTheDocument()
  })
})
