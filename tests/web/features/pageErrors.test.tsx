import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiErrorResponses } from '../support/apiErrorResponses'
import { buildArticle, mockArticles } from '../support/articles'
import { administrateur, buildRegard } from '../support/builders'
import { errorResponse, mockRegards, mockSession, mockSite } from '../support/handlers'
import { globalsHandler } from '../support/globals'
import { renderApp } from '../support/renderApp'
import { mockApi, server } from '../support/server'
import { buildTexte, mockTexte } from '../support/texte'

const failedPage = 'Cette page n’a pas pu être chargée.'

const headings = () => document.querySelectorAll('h1')

/** Expects the sentence, the reason and one heading; gives the button to load again. */
async function expectFailure(sentence: string, message: string) {
  const reason = await screen.findByText(message)
  const alert = reason.closest<HTMLElement>('[role="alert"]')
  expect(alert).toBeVisible()
  expect(alert).toHaveTextContent(sentence)
  expect(headings()).toHaveLength(1)
  return within(alert ?? document.body).getByText('Réessayer')
}

beforeEach(() => mockSite(null, []))

// All pages share the component that shows it.
describe('a page of texts, when the API returns', () => {
  it.each(apiErrorResponses)(
    '$name: shows the error, and loads on demand',
    async ({ answer, message }) => {
      mockApi.get('/api/globals/historique', answer)
      const { user } = renderApp('/a-propos/historique')
      const retry = await expectFailure(failedPage, message)

      server.use(globalsHandler())
      await user.click(retry)
      // A page that loads has the same heading, which goes when its texts come.
      await waitFor(() => {
        expect(document.querySelector('main [role="alert"], main [role="status"]')).toBeNull()
        expect(headings()).toHaveLength(1)
        expect(headings()[0]).toHaveTextContent('Notre histoire')
      })
    },
  )
})

describe('a page without a network', () => {
  afterEach(() => onlineManager.setOnline(true))

  it('says so instead of waiting for one', async () => {
    mockApi.get('/api/globals/historique', () => HttpResponse.error())
    onlineManager.setOnline(false)
    renderApp('/a-propos/historique')

    await expectFailure(
      failedPage,
      'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
    )
  })
})

const pages = [
  {
    path: '/regards',
    api: '/api/regards',
    loading: 'Chargement des données...',
    heading: 'Regards',
    failure: 'Erreur lors du chargement des données',
    answer: () => mockRegards([buildRegard({ numero: 7 })]),
    find: () => screen.findByRole('heading', { name: '#7' }),
  },
  {
    path: '/regards/12',
    api: '/api/regards',
    loading: 'Chargement du numéro…',
    heading: 'Regards #12',
    answer: () => mockRegards([buildRegard({ numero: 12 })]),
    find: () => screen.findByText('21/03/2024'),
  },
  {
    path: '/regards/52/texte',
    api: '/api/regards/numero/52/texte',
    loading: 'Chargement du texte…',
    answer: () => mockTexte(buildTexte()),
    find: () => screen.findByText('Bonjour.'),
  },
  {
    path: '/regards/52/articles/un-langage-de-fil',
    api: '/api/regards/numero/52/articles/:slug',
    loading: 'Chargement de l’article…',
    answer: () => mockArticles([buildArticle()]),
    find: () => screen.findByText('La coiffe dit le village.'),
  },
  {
    path: '/adminregards',
    api: '/api/regards',
    loading: 'Chargement des numéros…',
    failure: 'Les numéros publiés n’ont pas pu être chargés.',
    answer: () => mockRegards([buildRegard({ numero: 7 })]),
    find: () => screen.findByRole('heading', { name: '#7' }),
  },
]

describe.each(pages)('$path', ({ path, api, loading, heading, failure, answer, find }) => {
  beforeEach(() => {
    mockSession(path === '/adminregards' ? administrateur : null)
    answer()
  })

  it('says that it is loading', async () => {
    mockApi.get(api, () => delay('infinite'))
    renderApp(path)

    expect(await screen.findByText(loading)).toBeVisible()
    if (heading) expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  })

  it('says that loading failed, and tries again on demand', async () => {
    mockApi.get(api, () => errorResponse(400, 'Demande incomprise.'))
    const { user } = renderApp(path)
    const retry = await expectFailure(failure ?? failedPage, 'Demande incomprise.')

    answer()
    await user.click(retry)
    expect(await find()).toBeVisible()
    expect(screen.queryByText('Réessayer')).not.toBeInTheDocument()
  })
})

describe('the texts of the home page', () => {
  it('do not wait for the newest issue, which does not come', async () => {
    mockApi.get('/api/regards', () => new Promise<never>(() => {}))
    renderApp('/')

    expect(await screen.findByText('Chargement du dernier numéro…')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nos stages' })).toBeVisible()
  })
})
