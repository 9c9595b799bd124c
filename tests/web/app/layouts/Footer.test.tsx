import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Footer } from '@web/app/layouts/Footer'
import { Providers } from '@web/app/App'
import { createQueryClient } from '@web/app/createQueryClient'
import type { Coordonnees } from '@web/domain/parametres/parametresQuery'
import { administrateur } from '../../support/builders'
import { mockSession } from '../../support/handlers'
import { renderComponent } from '../../support/renderComponent'

const coordonnees: Coordonnees = {
  nom: 'Fédération des arts et traditions populaires',
  adresse: '2 rue Achille Luchaire\n75014 Paris',
  email: 'contact@example.org',
  telephone: '+33 1 23 45 67 89',
  anneeDuCopyright: '2025',
  issn: '0028-0836',
  reseaux: [
    { reseau: 'facebook', url: 'https://example.org/facebook' },
    { reseau: 'instagram', url: 'https://example.org/instagram' },
    { reseau: 'twitter', url: 'https://example.org/twitter' },
  ],
}

const footer = () => within(screen.getByRole('contentinfo'))
const hrefOf = (name: string) => footer().getByRole('link', { name }).getAttribute('href')

describe('the footer', () => {
  beforeEach(() => mockSession(null))

  it('says where we are, how to write to us, call us and follow us', () => {
    renderFooter({ coordonnees })

    expect(footer().getByText(/Achille Luchaire/)).toHaveTextContent(/75014 Paris/)
    expect(footer().getByText(/^© 2025/)).toHaveTextContent(/Regards, ISSN 0028-0836$/)
    expect(hrefOf('contact@example.org')).toBe('mailto:contact@example.org')
    expect(hrefOf('+33 1 23 45 67 89')).toBe('tel:+33123456789')
    expect(hrefOf('Facebook (nouvel onglet)')).toBe('https://example.org/facebook')
    expect(hrefOf('Instagram (nouvel onglet)')).toBe('https://example.org/instagram')
    expect(hrefOf('Twitter (nouvel onglet)')).toBe('https://example.org/twitter')
  })

  it('names the year of the copyright that an editor has chosen', () => {
    renderFooter({ coordonnees: { ...coordonnees, anneeDuCopyright: '2000-2026' } })

    expect(footer().getByText(/^© 2000-2026 Fédération/)).toBeVisible()
  })

  it('leads to the legal pages and the login, and says whose it all is, before it knows', () => {
    renderFooter({ coordonnees: undefined })

    expect(hrefOf('Mentions légales')).toBe('/mentions-legales')
    expect(hrefOf('Politique de confidentialité')).toBe('/politique-de-confidentialite')
    expect(hrefOf('Se connecter')).toBe('/login')
    expect(footer().getByText(/^© 2025 Fédération/)).toBeVisible()
  })

  it('leaves out missing contact details', () => {
    renderFooter({
      coordonnees: {
        ...{ ...coordonnees, reseaux: [] },
        ...{ email: undefined, telephone: undefined, issn: undefined },
      },
    })

    const names = footer()
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(footer().queryByText(/ISSN/)).toBeNull()
    expect(names).toEqual(['Mentions légales', 'Politique de confidentialité', 'Se connecter'])
  })

  it('offers to sign out to signed-in users', async () => {
    mockSession(administrateur)
    const { user, onSignOut } = renderFooter({ coordonnees })
    await user.click(await footer().findByRole('button', { name: 'Se déconnecter' }))

    expect(onSignOut).toHaveBeenCalledOnce()
    expect(footer().queryByRole('link', { name: 'Se connecter' })).not.toBeInTheDocument()
  })

  it('leads to the choices of cookies where there are some', async () => {
    const onManageCookies = vi.fn()
    const { user } = renderFooter({ coordonnees, onManageCookies })
    await user.click(footer().getByRole('button', { name: 'Gérer les cookies' }))

    expect(onManageCookies).toHaveBeenCalledOnce()
  })

  it('says nothing of cookies where there is nothing to choose', () => {
    renderFooter({ coordonnees })

    expect(footer().queryByText('Gérer les cookies')).not.toBeInTheDocument()
  })
})

function renderFooter(parts: {
  coordonnees: Coordonnees | undefined
  onManageCookies?: () => void
}) {
  const onSignOut = vi.fn()
  const view = renderComponent(
    <Providers queryClient={createQueryClient()}>
      <Footer {...parts} onSignOut={onSignOut} />
    </Providers>,
  )
  return { ...view, onSignOut }
}
