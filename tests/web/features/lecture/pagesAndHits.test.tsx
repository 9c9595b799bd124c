import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findHits } from '@web/features/lecture/components/FindPanel'
import { findPicture, mockIssueSearch, mockLecture, setUpReader } from '../../support/lecture'
import { expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'

setUpReader()

describe('all pages', () => {
  it('are shown as small pictures, and one leads to each', async () => {
    mockLecture()
    const { user, currentPath } = renderApp('/regards/52/lire/2')
    await findPicture(2)
    await user.click(screen.getByRole('button', { name: /^Toutes les pages.*2 \/ 7$/ }))
    const panel = within(screen.getByRole('region', { name: 'Toutes les pages' }))
    const links = panel.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((page) => `Page ${page}`),
    )
    expect(panel.getByRole('link', { current: 'page' })).toHaveTextContent('Page 2')
    await user.click(links[4] as HTMLElement)
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/5'))
  })

  it('are gone to by their numbers; another number says which there are', async () => {
    mockLecture()
    const { user, currentPath } = renderApp('/regards/52/lire/2')
    await findPicture(2)
    await user.click(screen.getByRole('button', { name: /^Toutes les pages/ }))
    const field = screen.getByLabelText('Aller à la page')
    for (const wrong of ['8', '0', '2.5', 'x']) {
      await user.clear(field)
      await user.type(field, `${wrong}{Enter}`)
      expect(screen.getByText('Tapez un nombre de 1 à 7.')).toBeVisible()
    }
    await user.clear(field)
    await user.type(field, '6{Enter}')
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/6'))
  })
})

describe('from one page with the searched words to the next', () => {
  it('leads the bar that says how many there are, and back to the results', async () => {
    mockLecture()
    mockIssueSearch({ bourrée: { pages: [5, 2, 7] } })
    const { user, currentPath } = renderApp('/regards/52/lire/5?q=bourrée')
    const bar = within(await screen.findByRole('group', { name: 'Pages où les mots sont trouvés' }))
    expect(await bar.findByText(/2 sur 3/)).toBeVisible()
    expectLink('Retour aux résultats', '/recherche?q=bourr%C3%A9e', bar)
    await user.click(bar.getByRole('button', { name: 'Page trouvée suivante' }))
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/7'))
    expect(bar.getByText(/3 sur 3/)).toBeVisible()
    expect(bar.getByRole('button', { name: 'Page trouvée suivante' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(bar.getByRole('button', { name: 'Page trouvée précédente' }))
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/5'))
  })

  it('is not there without searched words', async () => {
    mockLecture()
    renderApp('/regards/52/lire/2')
    await findPicture(2)
    expect(screen.queryByRole('group', { name: /mots sont trouvés/ })).toBeNull()
  })

  it.each([
    { pages: [2, 5, 7], shown: [4, 5], hits: { place: 2, count: 3, previous: 2, next: 7 } },
    {
      pages: [4, 5],
      shown: [4, 5],
      hits: { place: 1, count: 2, previous: undefined, next: undefined },
    },
    { pages: [2, 7], shown: [4], hits: { place: undefined, count: 2, previous: 2, next: 7 } },
    {
      pages: [],
      shown: [1],
      hits: { place: undefined, count: 0, previous: undefined, next: undefined },
    },
  ])('$pages around $shown', ({ pages, shown, hits }) => {
    expect(
      findHits(
        pages.map((page) => ({ page })),
        shown,
      ),
    ).toEqual(hits)
  })
})
