import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildImage } from '../../support/builders'
import { globalsHandler } from '../../support/globals'
import { mockRegards, mockSession } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'

beforeEach(() => {
  mockSession(null)
  mockRegards([])
})

describe('the home page', () => {
  it('has a carousel of three slides', async () => {
    renderApp('/')

    const carousel = within(await screen.findByRole('region', { name: 'À la une' }))
    expect(carousel.getByRole('group', { name: '1 sur 3' })).toHaveTextContent('Préserver')
  })

  it('presents the Payse de France, with her name when it is known', async () => {
    renderApp('/')

    const payse = within(await screen.findByRole('region', { name: 'La Payse de France' }))
    expect(payse.getByText('Une Payse du Berry')).toBeVisible()
    expect(payse.getByText('Ambassadrice des traditions.')).toBeVisible()
  })

  it('shows the pictures that editors chose, with their alternative text', async () => {
    const payseImage = buildImage({ alt: 'Une coiffe de dentelle', url: '/media/images/a/p.jpg' })
    server.use(globalsHandler({ accueil: { payseImage } }))
    renderApp('/')

    expect(await screen.findByAltText('Une coiffe de dentelle')).toBeVisible()
  })

  it('lists the courses under an anchor that links lead to', async () => {
    renderApp('/')

    const courses = await screen.findByRole('region', { name: 'Nos stages' })
    expect(courses).toHaveAttribute('id', 'stages')
    expect(within(courses).getByText('Du 12 au 18 juillet')).toBeVisible()
  })

  it('says where to write, and on which networks', async () => {
    renderApp('/')

    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('link', { name: 'contact@federation.example' })).toHaveAttribute(
      'href',
      'mailto:contact@federation.example',
    )
    expect(main.getByRole('link', { name: 'Instagram (nouvel onglet)' })).toBeVisible()
  })

  it('says where to write by post, while there is no e-mail address', async () => {
    server.use(globalsHandler({ parametres: { email: null as unknown as string } }))
    renderApp('/')

    const main = within(await screen.findByRole('main'))
    expect(await main.findByText(/75014/, { selector: 'address' })).toBeVisible()
    expect(main.queryByRole('link', { name: /@/ })).toBeNull()
  })
})
