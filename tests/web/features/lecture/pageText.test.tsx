import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { buildArticle, buildFigure, mockArticles, paragraph } from '../../support/articles'
import { findPicture, mockLecture, press, setUpReader } from '../../support/lecture'
import { expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

setUpReader()

const article = buildArticle({
  contenu: [
    paragraph('La coiffe dit le village.'),
    { type: 'titre', page: 4, niveau: 2, texte: 'Le drap' },
    paragraph('Le drap dit la fortune.', { page: 4 }),
  ],
})

/** The texts of pages that are in no article. */
function mockTexte(pages: object[]) {
  mockApi.get('/api/regards/numero/52/texte', { langue: 'fr', pages })
}

const toText = () => screen.findByRole('link', { name: 'Lire le texte de cette page' })
const toPage = () => screen.findByRole('link', { name: 'Revenir à la page' })
const region = (page: number) => screen.findByRole('group', { name: `Texte de la page ${page}` })

function render(path: string) {
  mockLecture()
  mockArticles([article])
  return renderApp(path)
}

async function open(path = '/regards/52/lire/3') {
  const app = render(path)
  await findPicture(Number(/\d+$/.exec(path)?.[0]))
  return app
}

describe('« Aa »', () => {
  it('shows the article of the page, and the page again', async () => {
    const { currentUrl } = await open()
    const link = await toText()
    expect(link).toHaveAttribute('href', '/regards/52/texte#page-3')
    fireEvent.click(link)

    const text = within(await region(3))
    expect(await text.findByRole('heading', { level: 2 })).toHaveTextContent('Un langage de fil')
    expect(text.getByText('La coiffe dit le village.')).toBeVisible()
    expect(text.getByText('Le drap dit la fortune.')).toBeVisible()
    expect(text.getByRole('heading', { level: 3, name: 'Le drap' })).toBeVisible()
    expectLink('Ouvrir l’article', '/regards/52/articles/un-langage-de-fil', text)
    expect(currentUrl()).toBe('/regards/52/lire/3?vue=texte')
    expect(screen.queryByRole('button', { name: 'Agrandir' })).toBeNull()

    fireEvent.click(await toPage())
    await findPicture(3)
    expect(currentUrl()).toBe('/regards/52/lire/3')
  })

  it('begins with the part of a later page, and stays while pages are turned', async () => {
    const { currentUrl } = await open()
    fireEvent.click(await toText())
    await region(3)
    press('ArrowRight')

    const text = within(await region(4))
    expect(await text.findByRole('heading', { level: 2 })).toHaveTextContent(
      'Suite de « Un langage de fil »',
    )
    expect(text.getByText('Le drap dit la fortune.')).toBeVisible()
    expect(text.queryByText('La coiffe dit le village.')).toBeNull()
    expect(currentUrl()).toBe('/regards/52/lire/4?vue=texte')
    fireEvent.click(await toPage())
    await findPicture(4)
  })

  it('leaves the keys that scroll to the text, and Escape leads back to the page', async () => {
    const { currentUrl } = await open()
    fireEvent.click(await toText())
    await region(3)
    for (const key of ['PageDown', 'End', '+']) press(key)
    expect(currentUrl()).toBe('/regards/52/lire/3?vue=texte')
    press('Escape')
    await findPicture(3)
    expect(currentUrl()).toBe('/regards/52/lire/3')
  })

  it('shows both articles of a page that has two', async () => {
    mockLecture()
    const second = buildArticle({
      ...{ slug: 'la-vielle', titre: 'La vielle', premierePage: 4, dernierePage: 4 },
      contenu: [paragraph('Elle se joue assis.', { page: 4 })],
    })
    mockArticles([article, second])
    renderApp('/regards/52/lire/4?vue=texte')

    const text = within(await region(4))
    await text.findByText('Elle se joue assis.')
    expect(text.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Suite de «\u00a0Un langage de fil\u00a0»',
      'La vielle',
    ])
    expect(text.queryByRole('link', { name: 'Ouvrir l’article' })).toBeNull()
  })

  it('keeps the choices of letters and colours', async () => {
    render('/regards/52/lire/3?vue=texte')
    const text = within(await region(3))
    fireEvent.click(await text.findByRole('button', { name: 'Affichage' }))
    fireEvent.click(await text.findByRole('radio', { name: 'Sépia' }))
    expect(document.documentElement.dataset.theme).toBe('sepia')
    // Escape closes the choices alone.
    fireEvent.keyDown(text.getByRole('radio', { name: 'Sépia' }), { key: 'Escape' })
    expect(text.getByRole('button', { name: 'Affichage' })).toHaveFocus()
    expect(await region(3)).toBeVisible()
    document.documentElement.removeAttribute('data-theme')
  })
})

describe('a page without an article', () => {
  const page = (parts: object) => ({
    page: 6,
    blocs: [],
    texteCorrige: null,
    sansTexte: false,
    ...parts,
  })

  it('shows the printed text with its pictures', async () => {
    const image = {
      type: 'image',
      alternative: 'Une coiffe',
      legende: null,
      image: buildFigure('6-f1'),
    }
    mockTexte([page({ blocs: [{ type: 'paragraphe', texte: 'Fêtes de juin.' }, image] })])
    mockLecture()
    mockArticles([article])
    renderApp('/regards/52/lire/6?vue=texte')
    const text = within(await region(6))
    expect(await text.findByText('Fêtes de juin.')).toBeVisible()
    expect(text.getByRole('img', { name: 'Une coiffe' })).toBeVisible()
  })

  it.each([
    [{}, 'Cette page est sans texte.'],
    [{ sansTexte: true }, 'Cette page est une image : son texte n’est pas disponible.'],
    [
      { sansTexte: true, reconnaissance: 'attente' },
      'Cette page est une image : son texte n’est pas encore reconnu.',
    ],
    [
      { blocs: [{ type: 'paragraphe', texte: 'Lu.' }], reconnaissance: 'incertaine' },
      'Texte reconnu automatiquement : il peut contenir des erreurs.',
    ],
  ])('says so: %o', async (parts, sentence) => {
    mockTexte([page(parts)])
    mockLecture()
    mockArticles([article])
    renderApp('/regards/52/lire/6?vue=texte')
    expect(await within(await region(6)).findByText(sentence)).toBeVisible()
  })

  it('can be asked for again after a failure', async () => {
    mockApi.get('/api/regards/numero/52/texte', () => HttpResponse.json({}, { status: 404 }))
    mockLecture()
    mockArticles([article])
    renderApp('/regards/52/lire/6?vue=texte')
    const retry = await within(await region(6)).findByRole('button', { name: 'Réessayer' })
    mockTexte([page({ blocs: [{ type: 'paragraphe', texte: 'Revenu.' }] })])
    fireEvent.click(retry)
    await waitFor(async () => expect(within(await region(6)).getByText('Revenu.')).toBeVisible())
  })
})
