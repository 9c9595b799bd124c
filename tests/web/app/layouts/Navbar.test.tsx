import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { administrateur, editeur } from '../../support/builders'
import { mockSession, mockSite } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { setViewportWidth } from '../../support/setViewportWidth'

const navbar = () => within(screen.getByRole('navigation', { name: 'Navigation principale' }))
const links = () =>
  navbar()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the navbar', () => {
  beforeEach(() => mockSite(null, []))
  afterEach(() => setViewportWidth(1024))

  it('leads to the pages of the site', async () => {
    const { user } = renderApp('/regards')
    await user.click(navbar().getByRole('button', { name: 'À propos' }))

    expect(links()).toEqual([
      ['Accueil', '/'],
      ['Historique', '/a-propos/historique'],
      ['Qui sommes-nous ?', '/a-propos/qui-sommes-nous'],
      ['Notre siège', '/a-propos/notre-siege'],
      ['#REGARDS', '/regards'],
      ['Rechercher', '/recherche'],
    ])
  })

  it('marks the page that is being read, and no other', () => {
    renderApp('/regards')

    expect(navbar().getByRole('link', { current: 'page' })).toHaveTextContent('#REGARDS')
    expect(navbar().getByRole('button', { name: 'À propos' })).not.toHaveAttribute('aria-current')
  })

  it('marks the button of a menu whose page is current', async () => {
    const { user } = renderApp('/a-propos/historique')
    const about = navbar().getByRole('button', { name: 'À propos' })
    expect(about).toHaveAttribute('aria-current', 'true')
    await user.click(about)

    expect(navbar().getByRole('link', { current: 'page' })).toHaveTextContent('Historique')
  })

  it('gives an administrateur the administration, said in a few words, and the texts', async () => {
    mockSession(administrateur)
    const { user } = renderApp('/regards')
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))

    const administration = navbar().getByRole('link', { name: 'Administration' })
    expect(administration).toHaveAttribute('href', '/adminregards')
    expect(administration).toHaveAccessibleDescription('Gérer les numéros et les contenus')
    expect(textsLink()).toHaveAttribute('href', '/admin')
    const account = navbar().getByRole('link', { name: 'Sécurité du compte' })
    expect(account).toHaveAttribute('href', '/compte')
  })

  it('gives an editeur the texts alone', async () => {
    mockSession(editeur)
    const { user } = renderApp('/regards')
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))

    expect(navbar().queryByRole('link', { name: 'Administration' })).not.toBeInTheDocument()
    expect(textsLink()).toHaveAttribute('href', '/admin')
  })

  it('leaves the texts, another application, to the browser', async () => {
    mockSession(editeur)
    const { user, currentPath } = renderApp('/regards')
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))
    const isLeft = new Promise<boolean>((resolve) => {
      const answer = (event: Event) => {
        resolve(!event.defaultPrevented)
        event.preventDefault()
      }
      window.addEventListener('click', answer, { once: true })
    })
    await user.click(textsLink())

    expect(await isLeft).toBe(true)
    expect(currentPath()).toBe('/regards')
  })

  it('is, on a small screen, behind a button that Escape gives the focus back to', async () => {
    setViewportWidth(360)
    const { user } = renderApp('/regards')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    navbar().getByRole('link', { name: 'Accueil' }).focus()
    await user.keyboard('{Escape}')

    const button = screen.getByRole('button', { name: 'Menu' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })

  it('folds the innermost menu first by Escape', async () => {
    setViewportWidth(360)
    const { user } = renderApp('/regards')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(navbar().getByRole('button', { name: 'À propos' }))
    await user.keyboard('{Escape}')

    expect(navbar().getByRole('button', { name: 'À propos' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  })

  it('folds at each navigation, to the page that one is on too', async () => {
    setViewportWidth(360)
    const { user } = renderApp('/regards')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(navbar().getByRole('link', { name: '#REGARDS' }))

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute(
        'aria-expanded',
        'false',
      ),
    )
  })
})

function textsLink() {
  return navbar().getByRole('link', { name: 'Textes du site' })
}
