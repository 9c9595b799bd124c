import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useNavigate } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { mainContentId } from '@web/app/layouts/mainContentId'
import { ScrollAndFocusManager } from '@web/app/routing/ScrollAndFocusManager'

describe('a change of route', () => {
  it('shows the top of a new page, and where one was on the way back', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    renderSite()
    scrollByHand(640)
    press('Suite')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    scrollByHand(80)
    press('Retour')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
  })

  it('shows the part of a page that was asked for', () => {
    renderSite()
    const scrollIntoView = vi.spyOn(screen.getByText('Lettre'), 'scrollIntoView')
    press('Aller à la lettre')

    expect(scrollIntoView).toHaveBeenCalledOnce()
  })

  it('starts reading at the content, unless one stays on the page', () => {
    renderSite()
    press('Suite')
    expect(screen.getByRole('main')).toHaveFocus()
    const link = screen.getByRole('link', { name: 'Aller à la lettre' })
    link.focus()
    press('Aller à la lettre')
    expect(link).toHaveFocus()
  })

  it('is remembered for a reload, in this tab', () => {
    renderSite()
    scrollByHand(640)
    fireEvent(window, new Event('pagehide'))

    expect(sessionStorage.getItem('regards:scroll')).toBe('[["default",640]]')
  })
})

function press(name: string) {
  act(() => screen.getByText(name).click())
}

function scrollByHand(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
  // Long enough for any place that a test goes back to.
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000)
  fireEvent.scroll(window)
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Retour
    </button>
  )
}

function renderSite() {
  render(
    <MemoryRouter initialEntries={['/']}>
      <ScrollAndFocusManager />
      <Link to="/suite">Suite</Link>
      <Link to="/suite#lettre">Aller à la lettre</Link>
      <Back />
      <main id={mainContentId} tabIndex={-1}>
        <p id="lettre">Lettre</p>
      </main>
    </MemoryRouter>,
  )
}
