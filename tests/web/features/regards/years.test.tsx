import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildRegards } from '../../support/builders'
import { mockRegards, mockSession, errorResponse } from '../../support/handlers'
import { expectAlert, expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const years = async () =>
  within(await screen.findByRole('navigation', { name: 'Aller à l’année' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

const cards = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))

/** The newest of these issues is of March 2024, and each is a quarter older than the one after it. */
describe('the years of the magazine', () => {
  beforeEach(() => mockSession(null))

  it('group the issues', async () => {
    mockRegards(buildRegards(7))
    renderApp('/regards')

    const grid = within(await screen.findByRole('region', { name: 'Numéros précédents' }))
    const headings = grid.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings).toEqual([
      ...['Numéros précédents', '2023', '#6', '#5', '#4', '#3'],
      ...['2022', '#2', '#1'],
    ])
  })

  it('come from a complete list, without a request', async () => {
    mockRegards(buildRegards(7))
    renderApp('/regards')

    expect(await years()).toEqual(['Toutes', '2024', '2023', '2022'])
  })

  it('are not offered where they have no issue, in a list that is whole or goes on', async () => {
    for (const count of [7, 60]) {
      const issues = buildRegards(count)
      mockRegards(issues.filter(({ dateParution }) => !dateParution.startsWith('2023')))
      const { queryClient } = renderApp('/regards')
      await waitFor(async () =>
        expect((await years()).slice(0, 3)).toEqual(['Toutes', '2024', '2022']),
      )
      queryClient.clear()
      cleanup()
    }
  })

  it('go back to the oldest issue where the list goes on', async () => {
    mockRegards(buildRegards(60))
    renderApp('/regards')

    const all = await years()
    expect(all).toHaveLength(17)
    expect(all.at(-1)).toBe('2009')
  })

  it('lead to the issues of that year, and back to all of them', async () => {
    mockRegards(buildRegards(60))
    const { user } = renderApp('/regards')

    await user.click(await screen.findByRole('link', { name: '2015' }))
    expect(await screen.findByRole('region', { name: 'Numéros de 2015' })).toBeVisible()
    expect(cards()).toHaveLength(4)
    expect(screen.getByRole('link', { name: '2015' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: '2015' })).toHaveFocus()
    expect(screen.queryByText('NOUVEAU')).not.toBeInTheDocument()
    await waitFor(() => expect(document.title).toMatch(/^Regards 2015 – /))

    await user.click(screen.getByRole('link', { name: 'Toutes' }))
    expect(await screen.findByText('NOUVEAU')).toBeVisible()
  })

  it('can be gone to by their address', async () => {
    mockRegards(buildRegards(60))
    renderApp('/regards?annee=2023')

    expect(await screen.findByRole('region', { name: 'Numéros de 2023' })).toBeVisible()
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      ...['#59', '#58', '#57', '#56'],
    ])
    expect(await years()).toHaveLength(17)
  })

  it('may have no issue', async () => {
    mockRegards(buildRegards(3))
    renderApp('/regards?annee=1950')

    expect(await screen.findByText('Aucun numéro n’est paru en 1950.')).toBeVisible()
    expectLink('Tous les numéros', '/regards')
  })

  it.each(['', 'abc', '20233', '0', '2023.5'])('are all shown for « %s »', async (annee) => {
    mockRegards(buildRegards(3))
    renderApp(`/regards?annee=${annee}`)

    expect(await screen.findByText('NOUVEAU')).toBeVisible()
  })

  it('can be asked for again when they did not come', async () => {
    for (const path of ['/api/regards', '/api/regards/annees']) {
      mockApi.get(path, () => errorResponse(503, 'En panne.'))
    }
    const { user } = renderApp('/regards?annee=2023')

    await expectAlert('En panne.')
    mockRegards(buildRegards(3))
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('region', { name: 'Numéros de 2023' })).toBeVisible()
  })

  it('are not a choice where there is only one', async () => {
    mockRegards(buildRegards(1))
    renderApp('/regards')

    expect(await screen.findByText('NOUVEAU')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Aller à l’année' })).not.toBeInTheDocument()
  })
})
