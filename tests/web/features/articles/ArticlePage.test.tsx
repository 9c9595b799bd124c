import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeRichText } from '../../../factories/richText'
import {
  buildArticle,
  buildArticleSummary,
  buildFigure,
  mockArticles,
  paragraph,
} from '../../support/articles'
import { buildRegard } from '../../support/builders'
import { errorResponse, mockSite } from '../../support/handlers'
import { expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const path = '/regards/52/articles/un-langage-de-fil'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Every heading of the article, as « h2 Les coiffes ». */
const outline = () =>
  within(screen.getByRole('article'))
    .getAllByRole('heading')
    .map((element) => `${element.tagName.toLowerCase()} ${element.textContent}`)

/** Opens an article that the issue has alone. */
function open(parts: Parameters<typeof buildArticle>[0] = {}) {
  mockArticles([buildArticle(parts)])
  renderApp(path)
}

beforeEach(() =>
  mockSite(null, [buildRegard({ numero: 52, titre: 'Sous la coiffe', anciensNumeros: [51] })]),
)

describe('the page of an article', () => {
  it('names section, title, standfirst, authors, issue, season, pages and time', async () => {
    open()

    expect(await heading('Un langage de fil')).toBeVisible()
    const article = within(screen.getByRole('article'))
    expect(article.getByText('Costumes')).toBeVisible()
    expect(article.getByText('Le costume disait d’où l’on venait.')).toBeVisible()
    expect(article.getByText('Par Anne Le Goff et Jean Martin')).toBeVisible()
    expect(article.getByText(/min/)).toHaveTextContent(
      'Regards #52, automne 2026, p. 3–4 · 5 min · Voir la page',
    )
    expect(article.getByText('automne 2026')).toHaveAttribute('datetime', '2026-09-20')
    expectLink('Voir la page', '/regards/52/lire/3', article)
  })

  it('leaves out missing parts of an article', async () => {
    open({ chapo: null, auteurs: [], rubrique: null, dernierePage: 3, pages: [] })

    await heading('Un langage de fil')
    const article = screen.getByRole('article')
    expect(article).not.toHaveTextContent(/Par |null|undefined/)
    expect(article).toHaveTextContent('p. 3 · 5 min')
    expect(screen.queryByText('Dans la revue')).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Articles voisins' })).toBeNull()
  })

  it('has headings in order, lists, quotations, boxes and tables', async () => {
    open({
      contenu: [
        { type: 'titre', page: 3, niveau: 4, texte: 'Le fil' },
        paragraph('Depuis le XIXe siècle.'),
        { type: 'titre', page: 3, niveau: 2, texte: 'Le drap' },
        { type: 'titre', page: 3, niveau: 4, texte: 'La laine' },
        { type: 'liste', page: 3, ordonnee: false, elements: ['Lin', 'Chanvre'] },
        paragraph('On dansait.', { role: 'citation' }),
        paragraph('Le mot', { role: 'encadre' }),
        paragraph('Sa suite.', { role: 'encadre' }),
        paragraph('Anne', { role: 'signature' }),
        { type: 'tableau', page: 4, entete: ['Ville'], lignes: [['Riom']] },
      ],
    })

    await heading('Un langage de fil')
    expect(outline()).toEqual(['h1 Un langage de fil', 'h2 Le fil', 'h2 Le drap', 'h3 La laine'])
    expect(screen.getByText('Lin').closest('ul')?.children).toHaveLength(2)
    expect(screen.getByText('On dansait.').closest('blockquote')).not.toBeNull()
    expect(screen.getByText('Le mot').parentElement).toHaveTextContent('Le motSa suite.')
    expect(screen.getByText('Le mot')).toHaveAttribute('data-role', 'titre')
    expect(screen.getByText('Sa suite.')).not.toHaveAttribute('data-role')
    expect(screen.getByRole('group', { name: 'Tableau, page 4' })).toHaveTextContent('VilleRiom')
    expect(screen.getByText('e', { selector: 'sup' })).toBeVisible()
  })

  it('shows the lead picture once, at once, and the others when they come near', async () => {
    const lead = buildFigure('3-f1', {
      avif: [{ url: '/media/regards/dossier/pages/1/3-f1-640.avif', largeur: 640 }],
    })
    const image = (parts: object) => ({
      type: 'image',
      page: 3,
      alternative: '',
      legende: null,
      ...parts,
    })
    open({
      image: lead,
      contenu: [
        image({ alternative: 'Image 3-f1', image: lead }),
        image({
          alternative: 'Une coiffe',
          image: buildFigure('4-f1', { legende: 'Au XIXe siècle' }),
        }),
        image({ alternative: 'Une carte', image: null, page: 4 }),
      ],
    })

    const picture = await screen.findByRole('img', { name: 'Image 3-f1' })
    expect(picture).toHaveAttribute('fetchpriority', 'high')
    expect(picture).toHaveAttribute('loading', 'eager')
    expect(picture).toHaveAttribute('width', '960')
    expect(picture).toHaveAttribute('height', '640')
    expect(picture.getAttribute('srcset')).toBe(
      '/media/regards/dossier/pages/1/3-f1-480.webp 480w, /media/regards/dossier/pages/1/3-f1-960.webp 960w',
    )
    const preferred = picture.parentElement?.querySelector('source')
    expect(preferred).toHaveAttribute('type', 'image/avif')
    expect(preferred).toHaveAttribute('srcset', '/media/regards/dossier/pages/1/3-f1-640.avif 640w')
    expect(preferred).toHaveAttribute('media', '(max-width: 36em)')
    expect(preferred?.getAttribute('sizes')).toBe(picture.getAttribute('sizes'))
    const other = screen.getByRole('img', { name: 'Une coiffe' })
    expect(other).toHaveAttribute('loading', 'lazy')
    expect(other.closest('figure')).toHaveTextContent('Au XIXe siècle')
    expect(other.closest('a')).toHaveAttribute(
      'href',
      '/media/regards/dossier/pages/1/4-f1-960.webp',
    )
    const mention = screen.getByText(/Une carte/)
    expect(within(mention).getByRole('link')).toHaveAttribute('href', '/regards/52/lire/4')
  })

  it('names the link of a picture by its caption, else by its place', async () => {
    const image = (name: string, legende: string | null) => ({
      type: 'image',
      page: 4,
      alternative: '',
      legende,
      image: buildFigure(name, { alternative: '', legende }),
    })
    open({
      image: buildFigure('3-f1'),
      contenu: [{ ...image('3-f1', null), page: 3 }, image('4-f1', 'La noce'), image('4-f2', null)],
    })

    await heading('Un langage de fil')
    const names = screen
      .getAllByRole('link', { name: /^Agrandir l’image/ })
      .map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Agrandir l’image 1, page\u00a03',
      'Agrandir l’image\u00a0: La noce',
      'Agrandir l’image 3, page\u00a04',
    ])
  })

  it('has contents from six minutes on, which lead to its headings', async () => {
    const title = (texte: string) => ({ type: 'titre', page: 3, niveau: 2, texte })
    const contenu = [title('Le fil'), paragraph('Un fil.'), title('Le drap'), paragraph('Un drap.')]
    open({ contenu, minutes: 6 })
    await heading('Un langage de fil')
    const contents = () => screen.queryByRole('navigation', { name: 'Dans cet article' })
    const links = within(contents() as HTMLElement).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Le fil', 'Le drap'])
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '')
      expect(target).toHaveTextContent(link.textContent)
    }
    cleanup()

    open({ contenu, minutes: 5 })
    await heading('Un langage de fil')
    expect(contents()).toBeNull()
  })

  it('shows a corrected text in place of the blocks, before their pictures', async () => {
    const title = { type: 'heading', tag: 'h4', children: [{ type: 'text', text: 'Corrigé' }] }
    const texteCorrige = makeRichText(title, 'Le texte corrigé.')
    const image = buildFigure('4-f1')
    const picture = { type: 'image', page: 4, alternative: 'Une coiffe', legende: null, image }
    const contenu = [paragraph('La coiffe dit le village.'), picture]
    open({ texteCorrige, contenu })

    await heading('Un langage de fil')
    expect(outline()).toEqual(['h1 Un langage de fil', 'h2 Corrigé'])
    expect(screen.queryByText('La coiffe dit le village.')).toBeNull()
    expect(screen.getByRole('img', { name: 'Une coiffe' })).toBeVisible()
  })

  it('leads to its pages, its neighbours and the other articles of the issue', async () => {
    mockArticles([
      buildArticle({ suivant: { slug: 'la-vielle', titre: 'La vielle' } }),
      buildArticle({
        ...buildArticleSummary({ slug: 'la-vielle', titre: 'La vielle', premierePage: 5 }),
      }),
    ])
    const { user, currentPath } = renderApp(path)

    await heading('Un langage de fil')
    expectLink('Voir la page 4', '/regards/52/lire/4')
    const contents = within(await screen.findByRole('navigation', { name: 'Dans ce numéro' }))
    expect(contents.getByRole('link', { name: /Un langage/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(contents.getByRole('link', { name: /^La vielle p\.\s5$/ })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Article suivant La vielle' }))

    expect(await heading('La vielle')).toBeVisible()
    expect(currentPath()).toBe('/regards/52/articles/la-vielle')
  })

  it('takes the contents from the list of the issue’s page, without a second request', async () => {
    mockArticles([buildArticle(), buildArticle({ slug: 'la-vielle', titre: 'La vielle' })])
    const requests: string[] = []
    mockApi.get('/api/regards/numero/52/articles', ({ request }) => {
      requests.push(request.url)
    })
    const { user } = renderApp('/regards/52')
    await user.click(await screen.findByRole('link', { name: /Un langage de fil/ }))

    const contents = within(await screen.findByRole('navigation', { name: 'Dans ce numéro' }))
    expect(contents.getByRole('link', { name: /La vielle/ })).toBeVisible()
    expect(requests).toHaveLength(1)
  })
})

describe('an article that has moved', () => {
  it('is shown under its own slug when it was asked for by a former one', async () => {
    mockArticles([buildArticle()])
    mockApi.get('/api/regards/numero/52/articles/ancien-titre', () => Response.json(buildArticle()))
    const { currentPath } = renderApp('/regards/52/articles/ancien-titre')

    await heading('Un langage de fil')
    expect(currentPath()).toBe(path)
  })

  it('is found by the former number of its issue', async () => {
    mockArticles([buildArticle()])
    const { currentPath } = renderApp('/regards/51/articles/un-langage-de-fil')

    await heading('Un langage de fil')
    expect(currentPath()).toBe(path)
  })
})

describe('the states of the page', () => {
  it.each(['/regards/52/articles/inconnu', '/regards/52/articles/IN%20CONNU'])(
    'says that %s does not exist',
    async (unknown) => {
      mockArticles([buildArticle()])
      renderApp(unknown)

      expect(await heading('Cet article n’existe pas')).toBeVisible()
      expectLink('Le numéro 52', '/regards/52')
    },
  )

  it('leads to all issues for an invalid number', async () => {
    renderApp('/regards/abc/articles/un-langage-de-fil')

    await heading('Cet article n’existe pas')
    expect(screen.getByRole('link', { name: 'Tous les numéros de Regards' })).toBeVisible()
  })

  it('is read when the list of the issue’s articles cannot be loaded', async () => {
    mockArticles([buildArticle()])
    mockApi.get('/api/regards/numero/52/articles', () => errorResponse(400, 'Demande incomprise.'))
    renderApp(path)

    expect(await heading('Un langage de fil')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Dans ce numéro')).toBeNull())
  })
})
