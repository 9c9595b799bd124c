import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { administrateur, editeur } from '../../support/builders'
import { mockRegards, mockSession } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { setViewportWidth } from '../../support/setViewportWidth'

const editorsGuide = { level: 1, name: 'Guide de l’éditeur' }
const administratorsGuide = { level: 1, name: 'Guide de l’administrateur' }

beforeEach(() => mockRegards([]))

describe('the guides under « Aide »', () => {
  it.each(['/aide', '/aide/administrateur', '/aide/publier'])(
    'send visitors of %s to the sign-in',
    async (path) => {
      mockSession(null)
      const { currentPath } = renderApp(path)

      await waitFor(() => expect(currentPath()).toBe('/login'))
    },
  )

  it('show an éditeur his guide, with its contents and pictures, and no other', async () => {
    mockSession(editeur)
    renderApp('/aide')

    const contents = within(await screen.findByRole('navigation', { name: 'Sommaire' }))
    expect(screen.getByRole('heading', editorsGuide)).toBeVisible()
    const link = contents.getByRole('link', { name: 'Changer un texte', hidden: true })
    expect(link).toHaveAttribute('href', '#changer-un-texte')
    expect(document.getElementById('changer-un-texte')?.tagName).toBe('H2')
    const picture = screen.getByRole('img', { name: 'Les versions d’une page' })
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0)
    expect(screen.queryByRole('navigation', { name: 'Guides' })).toBeNull()
  })

  it.each(['/aide/administrateur', '/aide/publier'])(
    'send an éditeur from %s to his own',
    async (path) => {
      mockSession(editeur)
      const { currentPath } = renderApp(path)

      await waitFor(() => expect(currentPath()).toBe('/aide'))
    },
  )

  it('show an administrateur all three', async () => {
    mockSession(administrateur)
    const { user } = renderApp('/aide/administrateur')

    const guides = within(await screen.findByRole('navigation', { name: 'Guides' }))
    expect(screen.getByRole('heading', administratorsGuide)).toBeVisible()
    await user.click(guides.getByRole('link', { name: 'Éditeur' }))
    expect(await screen.findByRole('heading', editorsGuide)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Publier' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Publier Regards' })).toBeVisible()
    expect(document.getElementById('qui-appeler')?.tagName).toBe('H2')
  })

  it('is readable for an administrateur without a second factor', async () => {
    mockSession(administrateur, { secondFactorSetupRequired: true })
    renderApp('/aide/administrateur')

    await screen.findByRole('navigation', { name: 'Sommaire' })
    expect(document.getElementById('la-double-authentification')).toBeVisible()
  })

  it('are not indexed', async () => {
    mockSession(editeur)
    renderApp('/aide')

    await screen.findByRole('navigation', { name: 'Sommaire' })
    expect(document.head.querySelector('[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})

describe('the contents on a narrow screen', () => {
  beforeEach(() => setViewportWidth(360))
  afterEach(() => setViewportWidth(1024))

  it('open with a button, and close with Escape or after a choice', async () => {
    mockSession(editeur)
    const { user } = renderApp('/aide')
    const button = await screen.findByRole('button', { name: 'Sommaire' })
    expect(button).toHaveAttribute('aria-expanded', 'false')

    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()

    await user.click(button)
    await user.click(screen.getByRole('link', { name: 'Les images' }))
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})
