import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  findPicture,
  mockIssueSearch,
  mockLecture,
  press,
  setUpReader,
} from '../../support/lecture'
import { renderApp } from '../../support/renderApp'

setUpReader()

describe('zoom', () => {
  it('goes by button and key, up to four times', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    const picture = await findPicture(2)
    const larger = screen.getByRole('button', { name: 'Agrandir' })
    const smaller = screen.getByRole('button', { name: 'Réduire' })
    expect(smaller).toHaveAttribute('aria-disabled', 'true')
    for (let press = 0; press < 4; press += 1) await user.click(larger)
    expect(larger).toHaveAttribute('aria-disabled', 'true')
    expect(picture).toHaveAttribute('sizes', expect.stringContaining('100vw - 1rem) * 4)'))
    press('Escape')
    await waitFor(() => expect(smaller).toHaveAttribute('aria-disabled', 'true'))
    press('+')
    await waitFor(() => expect(smaller).not.toHaveAttribute('aria-disabled'))
    press('0')
    await waitFor(() => expect(smaller).toHaveAttribute('aria-disabled', 'true'))
  })

  it('asks for a larger picture of the page in view, not of its neighbours', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    const picture = await findPicture(2)
    fireEvent.load(picture)
    const next = await waitFor(() => {
      const image = document.querySelector('[data-place="next"] img')
      if (!image) throw new Error('The next page is not loaded')
      return image
    })
    const sizes = next.getAttribute('sizes')
    await user.click(screen.getByRole('button', { name: 'Agrandir' }))

    expect(picture.getAttribute('sizes')).not.toBe(sizes)
    expect(next).toHaveAttribute('sizes', sizes)
  })

  it('leaves the arrows to an enlarged page', async () => {
    mockLecture()
    const { currentPath } = renderApp('/regards/52/lire/2')
    await findPicture(2)
    press('+')
    press('ArrowRight')
    press('PageDown')
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/3'))
  })
})

describe('text and links of a page', () => {
  it('are above the picture, with the searched words marked', async () => {
    mockLecture()
    mockIssueSearch({ bourrees: { pages: [2] } })
    renderApp('/regards/52/lire/2?q=bourrees')
    await waitFor(() => expect(screen.getByText('Bourrée').tagName).toBe('MARK'))
    expect(screen.getByText('L’été').tagName).toBe('SPAN')
  })

  it('lead to another page, and back, or to another site', async () => {
    mockLecture()
    const { user, currentPath } = renderApp('/regards/52/lire/2')
    const outside = await screen.findByRole('link', { name: /exemple\.test.*nouvel onglet/ })
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
    const inside = screen.getByRole('link', { name: 'L’été' })
    await user.click(inside)
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/4'))
    expect(document.querySelector('[href^="javascript"]')).toBeNull()
  })
})

describe('the focus', () => {
  const getStage = (page: number) => screen.getByRole('group', { name: `Page ${page} sur 7` })

  it('goes with a turn from the page that had it to the next one', async () => {
    mockLecture()
    renderApp('/regards/52/lire/2')
    await findPicture(2)
    getStage(2).focus()
    press('PageDown')
    await waitFor(() => expect(getStage(3)).toHaveFocus())
    // A page that is no neighbour: the element that had the focus is removed.
    press('End')
    await waitFor(() => expect(getStage(7)).toHaveFocus())
  })

  it.each([
    ['another page', 'La bourrée', 4],
    ['the page in view', 'Éditorial', 2],
  ])('goes from the outline to %s on a narrow screen', async (_case, entry, page) => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    await findPicture(2)
    await user.click(screen.getByRole('button', { name: 'Sommaire' }))
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${entry}`) }))
    await waitFor(() => expect(getStage(page)).toHaveFocus())
  })

  it('does not reach the pages below a panel of a narrow screen', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    const picture = await findPicture(2)
    await user.click(screen.getByRole('button', { name: 'Sommaire' }))
    expect(picture.closest('[inert]')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(picture.closest('[inert]')).toBeNull()
  })
})

describe('panels', () => {
  it('show the outline, which leads to a page', async () => {
    mockLecture()
    const { user, currentPath } = renderApp('/regards/52/lire/2')
    await user.click(await screen.findByRole('button', { name: 'Sommaire' }))
    const panel = screen.getByRole('region', { name: 'Sommaire' })
    expect(within(panel).getByRole('link', { name: /Éditorial/ })).toHaveAttribute(
      'aria-current',
      'location',
    )
    await user.click(within(panel).getByRole('link', { name: /La bourrée/ }))
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/4'))
  })

  it('close with Escape, which gives the focus back', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    const toggle = await screen.findByRole('button', { name: 'Sommaire' })
    await user.click(toggle)
    expect(screen.getByRole('region', { name: 'Sommaire' })).toHaveFocus()
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sommaire' })).toBeNull())
    expect(toggle).toHaveFocus()
  })

  it('turn the keys of one character off, on this device', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    await user.click(await screen.findByRole('button', { name: 'Autres façons de lire' }))
    await user.click(screen.getByRole('checkbox', { name: 'Raccourcis d’un seul caractère' }))
    press('Escape')
    press('+')
    expect(screen.getByRole('button', { name: 'Réduire' })).toHaveAttribute('aria-disabled', 'true')
    expect(localStorage.getItem('regards:raccourcis')).toBe('false')
  })
})
