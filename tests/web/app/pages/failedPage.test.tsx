import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildRegard } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { mockRegards, mockSession } from '../../support/handlers'
import type { renderApp as RenderApp } from '../../support/renderApp'

const loadOrReload = vi.fn((load: () => Promise<unknown>) => load())
let renderApp: typeof RenderApp

beforeEach(async () => {
  // The files of a suite share their modules, which keep each page's code once it is loaded.
  vi.resetModules()
  vi.doMock('@web/lib/browser/loadOrReload', () => ({ loadOrReload }))
  ;({ renderApp } = await import('../../support/renderApp'))
  mockSession(null)
  mockRegards([buildRegard({ numero: 9 })])
})
afterEach(() => {
  vi.doUnmock('@web/lib/browser/loadOrReload')
  vi.resetModules()
})

test('a page outside the main layout whose code fails to load can be left, and opened later', async () => {
  expectConsoleError(/Failed to fetch/)
  loadOrReload.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = renderApp('/login')
  expect(await screen.findByText('Cette page n’a pas pu s’afficher')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Revenir à l’accueil' }))
  expect(await screen.findByRole('article')).toBeVisible()

  await user.click(screen.getByRole('link', { name: 'Se connecter' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
})

test('a page whose code failed to load is tried again by the same link', async () => {
  expectConsoleError(/Failed to fetch/)
  const { user } = renderApp('/')
  await screen.findByRole('article')
  loadOrReload.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.click(screen.getByRole('link', { name: '#REGARDS' }))
  expect(await screen.findByText('Cette page n’a pas pu s’afficher')).toBeVisible()

  await user.click(screen.getByRole('link', { name: '#REGARDS' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()
})
