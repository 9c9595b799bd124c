import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiErrorResponses } from '../support/apiErrorResponses'
import { errorResponse, mockRegards, mockSite } from '../support/handlers'
import { globalsHandler } from '../support/globals'
import { renderApp } from '../support/renderApp'
import { mockApi, server } from '../support/server'

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

describe('the page /regards', () => {
  it('shows the error of the API, and loads on demand', async () => {
    mockApi.get('/api/regards', () => errorResponse(503, 'En panne.'))
    const { user } = renderApp('/regards')
    const retry = await expectFailure('Erreur lors du chargement des données', 'En panne.')

    mockRegards([])
    await user.click(retry)
    expect(await screen.findByText('Aucun numéro disponible pour le moment.')).toBeVisible()
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
