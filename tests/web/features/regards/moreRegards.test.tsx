import { screen } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
// Loaded before the test: on a busy machine the page would be there so late that its data are stale,
// and read again while the next ones are asked for.
import '@web/features/regards/pages/RegardsPage'
import { buildRegards } from '../../support/builders'
import { mockRegards, mockSession, errorResponse } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'

describe('further issues that did not come', () => {
  beforeEach(() => mockSession(null))

  it('come when they are asked for again', async () => {
    const issues = buildRegards(30)
    mockRegards(issues)
    const { user } = renderApp('/regards')
    const more = await screen.findByRole('button', { name: 'Afficher plus de numéros' })
    server.use(http.get('/api/regards', () => errorResponse(400, 'Panne')))
    await user.click(more)
    expect(await screen.findByText(/Les numéros suivants n’ont pas pu être chargés/)).toBeVisible()

    mockRegards(issues)
    await user.click(more)
    expect(await screen.findByText('#1')).toBeVisible()
    expect(screen.queryByText(/n’ont pas pu être chargés/)).not.toBeInTheDocument()
  })
})
