import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeCaches } from '../../../unit/web/offline/FakeCaches'
import { buildRegard } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { mockRegards, mockSession } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi, server } from '../../support/server'

let storage: FakeCaches
let release: () => void
let version: string

const listCopies = () => storage.keys()

beforeEach(() => {
  storage = new FakeCaches()
  version = 'v1'
  vi.stubGlobal('caches', storage)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist: () => Promise.resolve(false) },
  })
  const released = new Promise<void>((resolve) => (release = resolve))
  mockSession(null)
  mockRegards([buildRegard({ numero: 52, lisible: true, nombreDePages: 4 })])
  server.use(
    http.get('/api/regards/numero/52/lecture', () =>
      HttpResponse.json({
        titre: 'Coiffes',
        etat: 'prete',
        pdf: { url: '/media/a.pdf' },
        pages: [],
      }),
    ),
    http.get('/api/regards/numero/52/texte', () => HttpResponse.json({})),
    http.get('/regards/*', () => HttpResponse.html('<p>')),
    http.head('/regards/52/epub', () => new HttpResponse(null, { headers: { ETag: version } })),
    http.get('/media/a.pdf', async () => {
      await released
      return HttpResponse.text('pdf')
    }),
  )
})

afterEach(() => {
  // Files share an environment.
  for (const name of ['serviceWorker', 'storage']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(globalThis, 'caches')
})

/** Begins to keep the issue, whose PDF does not come yet. */
async function begin() {
  const { user } = renderApp('/regards/52')
  await user.click(await screen.findByRole('button', { name: /^Garder ce numéro/ }))
  expect(await screen.findByRole('progressbar')).toBeVisible()
  return user
}

it('a copy goes on when its page is left, with its progress and its end in the list of issues', async () => {
  const user = await begin()
  await user.click(screen.getByRole('link', { name: 'Tous les numéros de Regards' }))
  const list = within(await screen.findByRole('region', { name: 'Gardés sur cet appareil' }))
  expect(
    list.getByRole('progressbar', { name: 'Le numéro 52 est copié sur cet appareil' }),
  ).toBeVisible()

  release()
  expect(
    await list.findByText(/^Le numéro 52 est gardé sur cet appareil\s: il se lit sans réseau\.$/),
  ).toBeVisible()
  expect(list.getByRole('link', { name: '#52 Coiffes' })).toBeVisible()
  expect(list.queryByRole('progressbar')).toBeNull()
})

it('a copy that is stopped leaves nothing, and does not come later', async () => {
  const user = await begin()
  await user.click(screen.getByRole('button', { name: 'Arrêter' }))
  expect(await screen.findByRole('button', { name: /^Garder ce numéro/ })).toBeVisible()
  release()
  await waitFor(async () => expect(await listCopies()).toEqual([]))
})

it('a copy that cannot be made says so, also in the list of issues', async () => {
  expectConsoleError(/n’a pas été gardé/)
  mockApi.get('/api/regards/numero/52/texte', () => HttpResponse.error())
  const { user } = renderApp('/regards/52')
  await user.click(await screen.findByRole('button', { name: /^Garder ce numéro/ }))
  await expectAlert(/^Ce numéro n’a pas pu être gardé\. Vérifiez votre connexion/)
  expect(await listCopies()).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Tous les numéros de Regards' }))
  await screen.findByRole('heading', { level: 1, name: 'Regards' })
  // It was said where it happened.
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that the browser refuses storage', async () => {
  expectConsoleError(/n’a pas été gardé/)
  const refuse = () =>
    Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  vi.stubGlobal('caches', { keys: refuse, open: refuse, delete: refuse })
  const { user } = renderApp('/regards/52')
  await user.click(await screen.findByRole('button', { name: /^Garder ce numéro/ }))
  await expectAlert(
    'Ce numéro n’a pas pu être gardé. Ce navigateur ne permet pas de garder un numéro.',
  )
  expect(screen.getByRole('button', { name: /^Garder ce numéro/ })).toBeEnabled()
  expect(screen.queryByText('Un instant…')).toBeNull()
})

it('a press is answered at once, also while the device is not known yet', async () => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => (tell = resolve))
  const listNames = storage.keys.bind(storage)
  vi.spyOn(storage, 'keys').mockImplementation(() => told.then(listNames))
  const { user } = renderApp('/regards/52')
  const button = await screen.findByRole('button', { name: /^Garder ce numéro/ })
  await user.click(button)
  expect(screen.getByText('Un instant…')).toBeVisible()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  tell()
  expect(await screen.findByRole('progressbar')).toBeVisible()
  expect(screen.queryByText('Un instant…')).toBeNull()
  release()
  expect(await screen.findByText(/^Gardé sur cet appareil/)).toBeVisible()
})

it('a kept issue with a newer version on the site is kept anew', async () => {
  await begin()
  release()
  expect(await screen.findByText(/^Gardé sur cet appareil/)).toBeVisible()
  expect(screen.queryByText('Une version plus récente existe.')).toBeNull()
  const former = await listCopies()
  cleanup()

  version = 'v2'
  const { user } = renderApp('/regards')
  const list = within(await screen.findByRole('region', { name: 'Gardés sur cet appareil' }))
  expect(await list.findByText('Une version plus récente existe.')).toBeVisible()
  await user.click(list.getByRole('button', { name: /^Garder la nouvelle version\sdu numéro 52$/ }))
  await waitFor(() => expect(list.queryByText('Une version plus récente existe.')).toBeNull())
  expect(await listCopies()).toHaveLength(1)
  expect(await listCopies()).not.toEqual(former)
})
