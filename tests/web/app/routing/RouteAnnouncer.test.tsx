import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { RouteAnnouncer } from '@web/app/routing/RouteAnnouncer'

const announced = () => document.querySelector('[aria-live="polite"]')?.textContent

describe('the title of a page', () => {
  it('is announced for a year of the first page, which is another page', async () => {
    renderSite()
    await waitFor(() => expect(document.title).toBe('Accueil'))
    go('2024')

    await waitFor(() => expect(announced()).toBe('Accueil 2024'))
  })

  it('is left to the browser on the page that one arrives on', async () => {
    renderSite()
    await waitFor(() => expect(document.title).toBe('Accueil'))

    expect(announced()).toBe('')
  })

  it('is announced when one goes to another page', async () => {
    renderSite()
    go('Regards')

    await waitFor(() => expect(announced()).toBe('Regards'))
  })

  it('is announced once it is known, when it comes after the page', async () => {
    renderSite()
    go('Tardive')
    expect(announced()).toBe('')
    act(() => screen.getByRole('button', { name: 'Charger' }).click())

    await waitFor(() => expect(announced()).toBe('Enfin là'))
  })

  it('is announced on the way back to the first page too', async () => {
    renderSite()
    go('Regards')
    await waitFor(() => expect(announced()).toBe('Regards'))
    go('Accueil')

    await waitFor(() => expect(announced()).toBe('Accueil'))
  })
})

function go(page: string) {
  act(() => screen.getByRole('link', { name: page }).click())
}

function HomePage() {
  const annee = new URLSearchParams(useLocation().search).get('annee')
  return <title>{annee ? `Accueil ${annee}` : 'Accueil'}</title>
}

function LatePage() {
  const [title, setTitle] = useState<string>()
  return (
    <>
      {title && <title>{title}</title>}
      <button type="button" onClick={() => setTitle('Enfin là')}>
        Charger
      </button>
    </>
  )
}

function renderSite() {
  render(
    <MemoryRouter initialEntries={['/']}>
      <RouteAnnouncer />
      <Link to="/">Accueil</Link>
      <Link to="/?annee=2024">2024</Link>
      <Link to="/regards">Regards</Link>
      <Link to="/tardive">Tardive</Link>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/regards" element={<title>Regards</title>} />
        <Route path="/tardive" element={<LatePage />} />
      </Routes>
    </MemoryRouter>,
  )
}
