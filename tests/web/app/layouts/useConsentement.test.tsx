import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { arriveOn, manageCookies } from '../../../../web/src/features/consentement/consentement'
import { globalsHandler } from '../../support/globals'
import { answerSession } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'

// What it does is tested in a browser (tests/e2e/site/consent*.spec.ts).
vi.mock('../../../../web/src/features/consentement/consentement', () => ({
  arriveOn: vi.fn(),
  manageCookies: vi.fn(),
}))

const mesure = { audience: 'G-TEST', publicite: undefined, serveur: 'https://mesure.example' }
const footer = () => within(screen.getByRole('contentinfo'))

beforeEach(() => {
  vi.mocked(arriveOn).mockReset()
  vi.mocked(manageCookies).mockReset()
  answerSession(null)
})

it('says which page is arrived on, each time, and opens the choices from the footer', async () => {
  server.use(
    globalsHandler({
      parametres: { mesureAudience: mesure.audience, mesureServeur: mesure.serveur },
    }),
  )
  const { user } = renderApp('/mentions-legales')
  await waitFor(() => expect(arriveOn).toHaveBeenCalledExactlyOnceWith(mesure))

  await user.click(footer().getByRole('link', { name: 'Politique de confidentialité' }))
  await waitFor(() => expect(arriveOn).toHaveBeenCalledTimes(2))
  expect(manageCookies).not.toHaveBeenCalled()

  await user.click(footer().getByRole('button', { name: 'Gérer les cookies' }))
  await waitFor(() => expect(manageCookies).toHaveBeenCalledExactlyOnceWith(mesure))
})

it('asks for nothing, and fetches nothing, where nothing is measured', async () => {
  renderApp('/mentions-legales')
  await screen.findByRole('heading', { level: 1, name: 'Mentions légales' })
  await footer().findByText(/Achille Luchaire/)

  expect(footer().queryByRole('button', { name: 'Gérer les cookies' })).not.toBeInTheDocument()
  expect(arriveOn).not.toHaveBeenCalled()
})
