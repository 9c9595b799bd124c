import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@web/app/createQueryClient'
import { RegardTextePage } from '@web/features/regards/pages/RegardTextePage'
import { texteQueries } from '@web/features/regards/queries/regardsQueries'
import { HydrationContext } from '@web/lib/hydration/HydrationContext'
import { makeRichText } from '../../../factories/richText'
import { buildRegard } from '../../support/builders'
import { errorResponse, mockRegards, mockSite } from '../../support/handlers'
import { meta } from '../../support/headTags'
import { expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'
import { buildTexte, buildTextePage, mockTexte } from '../../support/texte'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const texte = (value: string) => ({ type: 'paragraphe', texte: value })
const titre = (niveau: number, value: string) => ({ type: 'titre', niveau, texte: value })

/** Every heading of the page, as « h2 Les coiffes ». */
const outline = () =>
  screen
    .getAllByRole('heading')
    .filter((element) => element.closest('main'))
    .map((element) => `${element.tagName.toLowerCase()} ${element.textContent}`)

const correction = makeRichText(
  { type: 'heading', tag: 'h4', children: [{ type: 'text', text: 'Corrigé' }] },
  'Le texte corrigé.',
)

/** Opens the text of an issue that has these pages. */
function openTexte(...pages: ReturnType<typeof buildTextePage>[]) {
  mockTexte(buildTexte({ pages }))
  renderApp('/regards/52/texte')
}

beforeEach(() => mockSite(null, [buildRegard({ numero: 52, titre: 'Les coiffes' })]))

describe('the text of an issue', () => {
  it('has a mark for each page, which leads to the page in the reader', async () => {
    openTexte(buildTextePage(1, [texte('Un.')]), buildTextePage(7, [texte('Sept.')]))

    expect(await heading('Regards #52')).toBeVisible()
    expect(screen.getByText('Sept.')).toBeVisible()
    const mark = screen.getByText('Page 7')
    expect(mark).toHaveAttribute('href', '/regards/52/lire/7')
    expect(mark.closest('#page-7')).not.toBeNull()
  })

  it('has headings in order over all pages, whatever levels they had', async () => {
    openTexte(
      buildTextePage(1, [titre(4, 'Brève'), titre(2, 'Dossier'), titre(4, 'Encadré')]),
      buildTextePage(2, [titre(3, 'Suite')]),
      buildTextePage(3, [], { texteCorrige: correction }),
      buildTextePage(4, [titre(2, 'Agenda')]),
    )

    await heading('Regards #52')
    expect(outline()).toEqual([
      'h1 Regards #52',
      'h2 Brève',
      'h2 Dossier',
      'h3 Encadré',
      'h3 Suite',
      'h4 Corrigé',
      'h2 Agenda',
    ])
  })

  it('lists its main headings and its pages', async () => {
    openTexte(
      buildTextePage(1, [titre(2, 'Dossier'), titre(3, 'Encadré')]),
      buildTextePage(2, [texte('…'), titre(2, 'Agenda')]),
    )

    const contents = within(await screen.findByRole('navigation', { name: 'Sommaire du texte' }))
    const agenda = contents.getByRole('link', { name: /^Agenda p\.\s2$/ })
    const target = document.querySelector(agenda.getAttribute('href') ?? '')
    expect(target).toHaveTextContent('Agenda')
    expect(contents.queryByText('Encadré')).not.toBeInTheDocument()
    expect(contents.getByText('2').closest('a')).toHaveAttribute('href', '#page-2')
  })

  it('lists the outline of the PDF where it has one, and leads to its headings', async () => {
    mockTexte(
      buildTexte({
        plan: [
          { titre: 'Édito', page: 1, niveau: 1 },
          { titre: 'Détail', page: 1, niveau: 2 },
          { titre: 'Les fêtes', page: 2, niveau: 1 },
        ],
        pages: [
          buildTextePage(1, [titre(2, 'Couverture')]),
          buildTextePage(2, [titre(2, 'Les fêtes ')]),
        ],
      }),
    )
    renderApp('/regards/52/texte')

    const contents = within(await screen.findByRole('navigation', { name: 'Sommaire du texte' }))
    const links = contents.getAllByRole('link', { name: /p\.\s/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Édito p.\u00a01', '#page-1'],
      ['Les fêtes p.\u00a02', '#page-2-titre-1'],
    ])
  })

  it('shows roles of paragraphs: standfirst, quotation, box, signature', async () => {
    const roles = ['chapo', 'citation', 'encadre', 'signature']
    const blocs = roles.map((role) => ({ ...texte(`De rôle ${role}.`), role }))
    openTexte(buildTextePage(1, blocs))

    const quotation = await screen.findByText('De rôle citation.')
    expect(quotation.closest('blockquote')).not.toBeNull()
    for (const role of ['chapo', 'encadre', 'signature'])
      expect(screen.getByText(`De rôle ${role}.`)).toHaveAttribute('data-role', role)
  })

  it('shows lists, tables with header cells, and alternatives of pictures', async () => {
    openTexte(
      buildTextePage(1, [
        { type: 'liste', ordonnee: true, elements: ['Valse', 'Bourrée'] },
        { type: 'liste', ordonnee: false, elements: ['Vielle'] },
        { type: 'tableau', entete: ['Ville', 'Date'], lignes: [['Riom', '12 mai']] },
        { type: 'image', alternative: 'Trois danseurs en sabots' },
      ]),
    )

    const table = within(await screen.findByRole('table'))
    expect(table.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('scope', 'col')
    expect(table.getByRole('cell', { name: 'Riom' })).toBeVisible()
    expect(screen.getByText('Valse').closest('ol')).not.toBeNull()
    expect(screen.getByText('Vielle').closest('ul')).not.toBeNull()
    expect(screen.getByText(/Trois danseurs en sabots/)).toHaveTextContent(
      /^Image\s: Trois danseurs en sabots$/,
    )
  })

  it('shows pictures at their place, with their captions, and lays out their room', async () => {
    const files = (name: string) => ({
      images: [480, 960].map((largeur) => ({ url: `/media/${name}-${largeur}.webp`, largeur })),
      largeur: 960,
      hauteur: 640,
    })
    const image = (name: string, alternative: string, legende: string | null) => ({
      ...{ type: 'image', alternative, legende },
      image: { ...files(name), alternative, legende },
    })
    openTexte(
      buildTextePage(3, [
        texte('Avant.'),
        image('3-f1', 'Deux danseurs', 'La ronde du XIXe siècle.'),
        image('3-f2', '', 'Le four.'),
        image('3-f3', '', null),
        texte('Après.'),
      ]),
    )

    const [first, second, third] = await screen.findAllByRole('figure')
    expect(first?.previousElementSibling).toHaveTextContent('Avant.')
    expect(third?.nextElementSibling).toHaveTextContent('Après.')
    const picture = first?.querySelector('img')
    expect(picture).toHaveAccessibleName('Deux danseurs')
    expect(picture).toHaveAttribute(
      'srcset',
      '/media/3-f1-480.webp 480w, /media/3-f1-960.webp 960w',
    )
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAttribute('sizes', expect.stringContaining('960px'))
    expect([picture?.width, picture?.height]).toEqual([960, 640])
    expect(first?.querySelector('figcaption')).toHaveTextContent('La ronde du XIXe siècle.')
    // A caption tells what nobody described.
    expect(second?.querySelector('img')).toHaveAttribute('alt', '')
    expect(third?.querySelector('img')).toHaveAccessibleName('Image de la page 3')
    expect(third?.querySelector('figcaption')).toBeNull()
  })

  it('shows an administrator’s text in place of the PDF’s', async () => {
    openTexte(buildTextePage(1, [texte('Le tcxte.')], { texteCorrige: correction }))

    expect(await screen.findByText('Le texte corrigé.')).toBeVisible()
    expect(screen.queryByText('Le tcxte.')).not.toBeInTheDocument()
    expect(meta('description')).toEqual(['Corrigé Le texte corrigé.'])
  })

  it.each([
    [
      { sansTexte: true, reconnaissance: 'attente' },
      [],
      'Cette page est une image : son texte n’est pas encore reconnu.',
    ],
    [{ sansTexte: true }, [], 'Cette page est une image : son texte n’est pas disponible.'],
    [
      { reconnaissance: 'incertaine' },
      [{ type: 'paragraphe', texte: 'La bourrée du Berry.' }],
      'Texte reconnu automatiquement : il peut contenir des erreurs.',
    ],
  ])(
    'says of a page that is an image, or was recognized, how far its text is to be trusted',
    async (parts, blocs, sentence) => {
      openTexte(buildTextePage(1, blocs, parts))

      expect(await screen.findByText(sentence)).toBeVisible()
    },
  )

  it('has the language of the issue, and keeps its own words in French', async () => {
    mockTexte(buildTexte({ langue: 'br', pages: [buildTextePage(1, [texte('Demat.')])] }))
    renderApp('/regards/52/texte')

    expect((await screen.findByText('Demat.')).closest('[lang]')).toHaveAttribute('lang', 'br')
    expect(screen.getByText('Page 1').closest('[lang]')).toHaveAttribute('lang', 'fr')
  })

  it('escapes markup', async () => {
    openTexte(buildTextePage(1, [texte('<img src=x onerror=alert(1)>')]))

    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })

  it('comes again when the session ends elsewhere, though the server rendered it', async () => {
    mockTexte(buildTexte(), 40)
    const { queryClient, becomeHydrated } = renderServerPage()
    expect(screen.getByText('Du serveur.')).toBeVisible()
    becomeHydrated()
    // As `SessionSync` does.
    act(() => void queryClient.resetQueries())
    expect(await screen.findByText('Chargement du texte…')).toBeVisible()

    expect(await screen.findByText('Bonjour.')).toBeVisible()
  })

  it('is told to be in preparation, and comes by itself', async () => {
    mockTexte(buildTexte({ etat: 'enCours', pages: [] }))
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    renderApp('/regards/52/texte')

    expect(await screen.findByText(/en cours de préparation/)).toBeVisible()
    expectLink('Consulter le PDF', '/regards/52/pdf')
    mockTexte(buildTexte())
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await screen.findByText('Bonjour.')).toBeVisible()
  })

  it('is told to be unavailable when the PDF cannot be read', async () => {
    mockTexte(buildTexte({ etat: 'indisponible', pages: [] }))
    renderApp('/regards/52/texte')

    expect(await screen.findByText(/Ce numéro n’a pas de version texte/)).toBeVisible()
    expectLink('Le numéro 52', '/regards/52')
  })

  it.each(['53', '0', 'abc'])('says that there is no issue %s', async (numero) => {
    mockApi.get('/api/regards/numero/:numero/texte', () => errorResponse(404, 'Non trouvé'))
    renderApp(`/regards/${numero}/texte`)

    expect(await heading('Ce numéro n’existe pas')).toBeVisible()
  })

  it('leads from a number that the issue had before to its own', async () => {
    mockRegards([buildRegard({ numero: 52, anciensNumeros: [51] })])
    mockApi.get('/api/regards/numero/51/texte', () => errorResponse(404, 'Non trouvé'))
    mockTexte(buildTexte())
    const { currentPath } = renderApp('/regards/51/texte')

    expect(await heading('Regards #52')).toBeVisible()
    expect(currentPath()).toBe('/regards/52/texte')
  })
})

/** Renders the page over the server's HTML, with its query state. */
function renderServerPage() {
  const { pages: _pages, ...response } = buildTexte()
  const queryClient = createQueryClient()
  queryClient.setQueryData(texteQueries.summary(52).queryKey, {
    summary: { ...response, etat: 'prete', debut: '' },
    numeroToday: null,
  })
  const served = document.createElement('div')
  served.innerHTML = '<div data-static=""><p>Du serveur.</p></div>'
  document.body.append(served)
  const page = (isHydrated: boolean) => (
    <QueryClientProvider client={queryClient}>
      <HydrationContext value={{ isHydrated, onHydrated: () => {} }}>
        <MemoryRouter initialEntries={['/regards/52/texte']}>
          <Routes>
            <Route path="/regards/:numero/texte" element={<RegardTextePage />} />
          </Routes>
        </MemoryRouter>
      </HydrationContext>
    </QueryClientProvider>
  )
  const { rerender } = render(page(false))
  served.remove()
  return { queryClient, becomeHydrated: () => rerender(page(true)) }
}
