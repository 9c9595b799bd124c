import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { findPicture, mockIssueSearch, mockLecture, setUpReader } from '../../support/lecture'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi, server } from '../../support/server'

setUpReader()

const openPanel = async (path = '/regards/52/lire/2') => {
  const app = renderApp(path)
  await app.user.click(await screen.findByRole('button', { name: 'Chercher dans ce numéro' }))
  return { ...app, field: screen.getByRole('searchbox') }
}

describe('the search in an issue', () => {
  it('asks the server while one types, once a pause, marks the words and leads to a page', async () => {
    mockLecture()
    const asked = mockIssueSearch({ bourrée: { pages: [4, 5] } })
    const { user, field, currentPath } = await openPanel()
    expect(field).toHaveFocus()
    await user.type(field, 'bourrée')

    expect(await screen.findByText('Trouvé sur 2 pages.')).toHaveAttribute('role', 'status')
    expect(asked).toEqual(['bourrée'])
    expect(field).toHaveFocus()
    await waitFor(() => expect(screen.getByText('Bourrée').tagName).toBe('MARK'))
    const result = screen.getByRole('link', { name: /^Page 4/ })
    expect(within(result).getByText('bourrée').tagName).toBe('MARK')
    expect(result).toHaveAttribute('href', '/regards/52/lire/4?q=bourr%C3%A9e')
    await user.click(result)
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/4'))
  })

  it('begins with the words that led to the page; Enter does not wait', async () => {
    mockLecture()
    const asked = mockIssueSearch({ danse: { pages: [2] }, valse: { pages: [3] } })
    const { user, field } = await openPanel('/regards/52/lire/2?q=danse')
    expect(field).toHaveValue('danse')
    expect(await screen.findByText('Trouvé sur une page.')).toBeVisible()
    await user.clear(field)
    await user.type(field, 'valse{Enter}')
    expect(await screen.findByRole('link', { name: /^Page 3/ })).toBeVisible()
    expect(asked).toEqual(['danse', 'valse'])
  })

  it('says that words are not there, and proposes others', async () => {
    mockLecture()
    mockIssueSearch({ bourée: { suggestion: 'bourrée' }, bourrée: { pages: [4] } })
    const { user, field } = await openPanel()
    await user.type(field, 'bourée')
    expect(await screen.findByText('Ces mots ne sont pas dans ce numéro.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /«.bourrée.»/ }))
    expect(await screen.findByText('Trouvé sur une page.')).toBeVisible()
    expect(field).toHaveValue('bourrée')
  })

  it('says which words the nearest pages lack', async () => {
    mockLecture()
    mockIssueSearch({ 'bourrée voile': { pages: [4, 5], sans: ['voile'] } })
    await openPanel('/regards/52/lire/2?q=bourr%C3%A9e+voile')
    expect(
      await screen.findByText('Aucune page n’a tous ces mots : 2 pages sans « voile ».'),
    ).toBeVisible()
  })

  it('says that the network is away, and searches again', async () => {
    mockLecture()
    for (const path of ['recherche', 'texte'])
      mockApi.get(`/api/regards/numero/52/${path}`, () => HttpResponse.error())
    const { user } = await openPanel('/regards/52/lire/2?q=danse')
    await expectAlert(
      'La recherche n’a pas abouti.Le serveur est injoignable. Vérifiez votre connexion',
    )
    mockIssueSearch({ danse: { pages: [2] } })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Trouvé sur une page.')).toBeVisible()
  })

  it('asks for no text of the issue', async () => {
    mockLecture()
    const requests: string[] = []
    server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))
    mockIssueSearch({ danse: { pages: [2] } })
    await openPanel('/regards/52/lire/2?q=danse')
    expect(await screen.findByText('Trouvé sur une page.')).toBeVisible()
    await findPicture(2)
    expect(requests.filter((path) => path.endsWith('/texte'))).toEqual([])
    server.events.removeAllListeners()
  })
})
