import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSession } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'

// What there is to choose where something is measured is tested in a browser (tests/e2e/site/consent*.spec.ts).
it('asks for nothing, and leaves nothing to choose, where nothing is measured', async () => {
  mockSession(null)
  renderApp('/mentions-legales')
  await screen.findByRole('heading', { level: 1, name: 'Mentions légales' })
  const footer = within(screen.getByRole('contentinfo'))
  await footer.findByText(/Achille Luchaire/)

  expect(footer.queryByRole('button', { name: 'Gérer les cookies' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
