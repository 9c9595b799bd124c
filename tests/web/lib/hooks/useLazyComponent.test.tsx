import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { LoadFailure } from '@web/ui/LoadFailure'
import { expectConsoleError } from '../../support/consoleErrors'
import { server } from '../../support/server'

const loadGone = vi.fn(() => Promise.reject<() => null>(new TypeError('Failed to fetch')))
let reload: MockInstance<Location['reload']>

/** A button whose code a newer release replaced. */
function Asked() {
  const { load, failure } = useLazyComponent(loadGone)
  return (
    <>
      <button type="button" onClick={() => void load()}>
        Citer
      </button>
      <LoadFailure failure={failure} />
    </>
  )
}

/** A part of the page that nobody asked for. */
function Unasked() {
  const { load, failure } = useLazyComponent(loadGone, { isAsked: false })
  useEffect(() => void load(), [load])
  return <LoadFailure failure={failure} />
}

beforeEach(() => {
  loadGone.mockClear()
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  server.use(http.head('*', () => new HttpResponse(null)))
})

test('reloads the page for a component that the visitor asked for', async () => {
  render(<Asked />)
  await userEvent.click(screen.getByRole('button', { name: 'Citer' }))
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

test('a page in which something is typed stays, and says that a new version is there', async () => {
  expectConsoleError(/newer release/)
  render(
    <>
      <input type="email" defaultValue="" />
      <Asked />
    </>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'lise@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Citer' }))
  expect(await screen.findByText(/Une nouvelle version du site est là/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload the page for any other component', async () => {
  expectConsoleError(/Failed to fetch/)
  render(<Unasked />)
  expect(await screen.findByText(/Cette fonction n’a pas pu être chargée/)).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})
