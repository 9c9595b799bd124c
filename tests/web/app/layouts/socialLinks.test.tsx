import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { globalsHandler } from '../../support/globals'
import { mockSite } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'

describe('the networks of the federation', () => {
  beforeEach(() => mockSite(null, []))

  it.each(['', null])('leave out a network with the address %j', async (twitter) => {
    server.use(globalsHandler({ parametres: { twitter } }))
    renderApp('/')

    const footer = within(screen.getByRole('contentinfo'))
    expect(await footer.findByRole('link', { name: /^Facebook/ })).toBeVisible()
    expect(screen.queryByText(/Twitter/)).not.toBeInTheDocument()
  })
})
