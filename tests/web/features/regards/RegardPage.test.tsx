import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildArticle, buildFigure, mockArticles } from '../../support/articles'
import { administrateur, buildRegard, buildRegards } from '../../support/builders'
import { errorResponse, mockRegards, mockSession, mockSite } from '../../support/handlers'
import { expectFoundLink, expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The heading of the issue itself; while it loads, the page has a hidden one. */
const issueHeading = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('heading', { level: 1, name })
    expect(found.closest('article')).not.toBeNull()
    return found
  })
const neighbours = async () =>
  within(await screen.findByRole('navigation', { name: 'Numéros voisins' }))

describe('the page of an issue', () => {
  beforeEach(() => {
    mockSession(null)
    mockArticles([])
  })

  it('shows all that is known of it, and opens its PDF', async () => {
    mockRegards([buildRegard({ numero: 12, titre: 'Les coiffes', sommaire: 'Des brides.' })])
    renderApp('/regards/12')

    expect(await issueHeading('Regards #12 Les coiffes')).toBeVisible()
    expect(screen.getByText('21/03/2024')).toHaveAttribute('datetime', '2024-03-21')
    expect(screen.getByText('Les coiffes')).toBeVisible()
    expect(screen.getByText('Des brides.')).toBeVisible()
    expect(screen.getByAltText('Couverture du numéro 12')).toHaveAttribute('loading', 'eager')
    const open = screen.getByRole('link', { name: 'Consulter le numéro' })
    expect(open).toHaveAttribute('href', '/regards/12/pdf')
    expectLink('Tous les numéros de Regards', '/regards')
    expect(screen.queryByText('NOUVEAU')).not.toBeInTheDocument()
  })

  it('has one button to read it online, its articles, then its other formats in one row', async () => {
    mockRegards([buildRegard({ numero: 52, lisible: true, nombreDePages: 7 })])
    mockArticles([buildArticle()])
    renderApp('/regards/52')

    expect(await screen.findByRole('link', { name: 'Un langage de fil' })).toBeVisible()
    const links = within(screen.getByRole('article')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['', '/regards/52/lire'],
      ['Lire en ligne', '/regards/52/lire'],
      ['Un langage de fil', '/regards/52/articles/un-langage-de-fil'],
      ['Consulter le numéro (PDF)\u00a0(nouvel onglet)', '/regards/52/pdf'],
      [expect.stringMatching(/^Télécharger le PDF/), '/regards/52/telechargement'],
      ['Version texte', '/regards/52/texte'],
      ['Livre pour liseuse (EPUB)', '/regards/52/epub'],
      ['Manifeste IIIF, pour les bibliothèques', '/api/regards/numero/52/manifest'],
    ])
    expect(screen.getByText('7 pages')).toBeVisible()
  })

  it('has no book and no text before it can be read', async () => {
    mockRegards([buildRegard({ numero: 12, lisible: false })])
    renderApp('/regards/12')

    expect(await issueHeading('Regards #12')).toBeVisible()
    expect(screen.queryByRole('link', { name: /EPUB|IIIF|Version texte/ })).not.toBeInTheDocument()
  })

  it('leads to the issues before and after it', async () => {
    mockRegards(buildRegards(5))
    const { user, currentPath } = renderApp('/regards/3')

    const previous = (await neighbours()).getByRole('link', { name: /^Numéro précédent/ })
    expect(previous).toHaveTextContent('#2')
    await user.click((await neighbours()).getByRole('link', { name: /^Numéro suivant\s*#4/ }))

    expect(await issueHeading('Regards #4')).toBeVisible()
    expect(currentPath()).toBe('/regards/4')
  })

  it.each([
    ['the newest', 5, 'précédent'],
    ['the oldest', 1, 'suivant'],
  ])('leads only one way from %s', async (_which, numero, way) => {
    mockRegards(buildRegards(5))
    renderApp(`/regards/${numero}`)

    const links = (await neighbours()).getAllByRole('link')
    expect(links).toHaveLength(1)
    expect(links[0]).toHaveTextContent(`Numéro ${way}`)
  })

  it('leads nowhere from the only one', async () => {
    mockRegards([buildRegard({ numero: 7 })])
    renderApp('/regards/7')

    expect(await issueHeading('Regards #7')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Numéros voisins' })).not.toBeInTheDocument()
  })

  it('is asked for all at once, its neighbours without their files', async () => {
    const queries: Record<string, string>[] = []
    mockApi.get('/api/regards', async ({ request }) => {
      queries.push(Object.fromEntries(new URL(request.url).searchParams))
      await delay('infinite')
    })
    renderApp('/regards/12')

    await waitFor(() => expect(queries).toHaveLength(3))
    expect(queries.map(({ depth }) => depth).toSorted()).toEqual(['0', '0', '1'])
    expect(queries.every(({ limit }) => limit === '1')).toBe(true)
  })

  it('takes nothing that is no list for an answer', async () => {
    mockApi.get('/api/regards', { errors: [] })
    renderApp('/regards/12')

    expect(await screen.findByText(/La réponse du serveur est illisible/)).toBeVisible()
  })

  it.each(['13', '0', '012', '-1', '1.5', 'abc', '1e1'])(
    'says that there is no issue %s',
    async (numero) => {
      mockRegards([buildRegard({ numero: 12 }), buildRegard({ numero: 1 })])
      renderApp(`/regards/${numero}`)

      expect(await heading('Ce numéro n’existe pas')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Tous les numéros de Regards' })).toBeVisible()
    },
  )

  it('leads from a number that it had before to its own', async () => {
    mockRegards([buildRegard({ numero: 12, anciensNumeros: [11] })])
    const { currentPath } = renderApp('/regards/11')

    expect(await issueHeading('Regards #12')).toBeVisible()
    expect(currentPath()).toBe('/regards/12')
  })

  it('shows its views to signed-in users, and adds a counted one', async () => {
    mockSession(administrateur)
    mockRegards([buildRegard({ numero: 12, nombreDeVue: 41 })])
    const { user } = renderApp('/regards/12')

    expect(await screen.findByText(/^41\svues$/)).toBeVisible()
    const open = screen.getByRole('link', { name: 'Consulter le numéro' })
    await user.pointer({ keys: '[MouseMiddle]', target: open })
    expect(await screen.findByText(/^42\svues$/)).toBeVisible()
  })

  it('is where the titles of the list and of the home page lead', async () => {
    mockRegards(buildRegards(2))
    const { user, currentPath } = renderApp('/regards')

    await expectFoundLink('#2', '/regards/2')
    await user.click(screen.getByRole('link', { name: '#1' }))
    expect(await issueHeading('Regards #1')).toBeVisible()
    expect(currentPath()).toBe('/regards/1')
  })
})

describe('the contents of an issue', () => {
  beforeEach(() => mockSite(null, [buildRegard({ numero: 52 })]))

  const contents = () => screen.findByRole('region', { name: 'Dans ce numéro' })

  it('names each article with its section, authors, pages and picture', async () => {
    mockArticles([
      buildArticle({ image: buildFigure('3-f1') }),
      buildArticle({ slug: 'breve', titre: 'Brève', auteurs: [], rubrique: null, chapo: null }),
    ])
    renderApp('/regards/52')

    const list = within(await contents())
    expectLink('Un langage de fil', '/regards/52/articles/un-langage-de-fil', list)
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(
      'CostumesUn langage de filLe costume disait d’où l’on venait.Anne Le Goff et Jean Martin · p. 3–4 · 5 min',
    )
    expect(first?.querySelector('img')).toHaveAttribute('loading', 'lazy')
    expect(second).toHaveTextContent(/^Brèvep. 3–4 · 5 min$/)
    expect(second?.querySelector('img')).toBeNull()
  })

  it('is absent for an issue without any', async () => {
    mockArticles([])
    renderApp('/regards/52')

    await issueHeading('Regards #52')
    expect(screen.queryByRole('region', { name: 'Dans ce numéro' })).toBeNull()
  })

  it('says that it could not be loaded, and tries again', async () => {
    mockApi.get('/api/regards/numero/52/articles', () => errorResponse(400, 'Demande incomprise.'))
    const { user } = renderApp('/regards/52')

    expect(
      await screen.findByText('Les articles de ce numéro n’ont pas pu être chargés.'),
    ).toBeVisible()
    mockArticles([buildArticle()])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await contents()).toBeVisible()
  })
})
