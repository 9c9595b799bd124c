import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteAnnouncer } from '@web/app/routing/RouteAnnouncer'
import { ScrollAndFocusManager } from '@web/app/routing/ScrollAndFocusManager'
import { SiteRouter } from '@web/app/routing/SiteRouter'

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('a link to a part of the page, which the browser follows', () => {
  it('does not scroll to the offset of the first page of the visit', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    renderSite()
    scrollByHand(4_000)
    press('Suite')
    scrollTo.mockClear()
    const scrollIntoView = vi.spyOn(screen.getByText('Lettre'), 'scrollIntoView')
    followFragment('#lettre')

    expect(scrollTo).not.toHaveBeenCalled()
    expect(scrollIntoView).toHaveBeenCalledOnce()
  })

  it('gets a history entry of its own: « Back » returns to the offset of the link', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    renderSite()
    scrollByHand(300)
    followFragment('#lettre')
    scrollByHand(900)
    const key = getKey()
    followFragment('#fin')
    scrollByHand(1_800)
    expect(getKey()).not.toBe(key)

    await goBack()
    expect(getKey()).toBe(key)
    expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
    await goBack()
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
  })
})

describe('a page whose code is late', () => {
  it('shows a bar and says so after 300 ms, until the page is there', async () => {
    vi.useFakeTimers()
    const { arrive } = renderSite()
    press('Tardive')
    act(() => void vi.advanceTimersByTime(299))
    expect(getBar()).toBeNull()
    expect(getAnnouncement()).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(getBar()).not.toBeNull()
    expect(getAnnouncement()).toBe('Chargement de la page…')

    await act(async () => {
      arrive()
      await vi.advanceTimersByTimeAsync(50)
    })
    expect(screen.getByText('Enfin là')).toBeVisible()
    expect(getBar()).toBeNull()
    expect(getAnnouncement()).not.toBe('Chargement de la page…')
  })
})

const getBar = () => document.querySelector('[data-loading-bar]')
const getAnnouncement = () => document.querySelector('[aria-live="polite"]')?.textContent
const getKey = () => screen.getByTestId('key').textContent

function press(name: string) {
  act(() => screen.getByText(name).click())
}

function scrollByHand(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(50_000)
  fireEvent.scroll(window)
}

/** What browsers do for `<a href="#…">`: an entry without state, then `popstate`. */
function followFragment(hash: string) {
  window.history.pushState(null, '', hash)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
}

async function goBack() {
  await act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    window.history.back()
    await arrived
  })
}

function KeyProbe() {
  return <output data-testid="key">{useLocation().key}</output>
}

function renderSite() {
  let arrive = () => {}
  const LatePage = lazy(
    () =>
      new Promise<{ default: () => React.ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <p>Enfin là</p> })
      }),
  )
  render(
    <SiteRouter>
      <ScrollAndFocusManager />
      <RouteAnnouncer />
      <KeyProbe />
      <Link to="/suite">Suite</Link>
      <Link to="/tardive">Tardive</Link>
      <p id="lettre">Lettre</p>
      <p id="fin">Fin</p>
      <Suspense fallback="Attente">
        <Routes>
          <Route path="/tardive" element={<LatePage />} />
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </SiteRouter>,
  )
  return { arrive: () => arrive() }
}
