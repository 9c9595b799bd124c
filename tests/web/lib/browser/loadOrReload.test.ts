import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { loadOrReload, NewReleaseError } from '@web/lib/browser/loadOrReload'
import { server } from '../../support/server'

const gone = new TypeError('Failed to fetch dynamically imported module')
const load = () => Promise.reject<object>(gone)
/** Begins a load whose reload never comes: it fails long after its test. */
const beginLoad = () => void loadOrReload(load).catch(() => {})

let reload: MockInstance<Location['reload']>
let asked: string[]

/** Answers the question whether the server is there. */
function answerWith(response: () => Response) {
  server.use(
    http.head('*', ({ request }) => {
      asked.push(request.url)
      return response()
    }),
  )
}

beforeEach(() => {
  asked = []
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  answerWith(() => new HttpResponse(null))
})

test('code that is there is given back, and nothing is asked', async () => {
  const module = { Page: () => null }
  expect(await loadOrReload(() => Promise.resolve(module))).toBe(module)
  expect(asked).toEqual([])
})

test('a page whose code a newer release replaced is loaded anew', async () => {
  const settled = vi.fn()
  void loadOrReload(load).then(settled, settled)

  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  expect(asked).toEqual([window.location.href])
  // The page that is being left shows no error.
  expect(settled).not.toHaveBeenCalled()
})

test('a page whose own answer is 404 is loaded anew too', async () => {
  answerWith(() => new HttpResponse(null, { status: 404 }))
  beginLoad()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

test('the visitor is told if he refuses to leave the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const loading = loadOrReload(load)
  const settled = expect(loading).rejects.toBeInstanceOf(NewReleaseError)
  await expect.poll(() => reload.mock.calls, { interval: 1 }).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await settled
})

test('another page that was opened meanwhile is left alone', async () => {
  answerWith(() => {
    window.history.pushState(null, '', '/ailleurs')
    return new HttpResponse(null)
  })
  await expect(loadOrReload(load)).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
})

test('a tab is not loaded anew again and again, but may be later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  beginLoad()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)

  await expect(loadOrReload(load)).rejects.toBeInstanceOf(NewReleaseError)
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + 61_000)
  beginLoad()
  await expect.poll(() => reload.mock.calls).toHaveLength(2)
})

test.each([
  ['does not answer', () => HttpResponse.error()],
  ['is not available', () => new HttpResponse(null, { status: 503 })],
])('the error stays while the server %s', async (_, response) => {
  answerWith(response)
  await expect(loadOrReload(load)).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
})

test('another page is loaded anew although something is typed in the page that is left', async () => {
  document.body.innerHTML = '<input type="email">'
  const field = document.querySelector('input')
  if (field) field.value = 'lise@example.org'
  beginLoad()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  document.body.innerHTML = ''
})

test('the visitor is told where the browser refuses storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  await expect(loadOrReload(load)).rejects.toBeInstanceOf(NewReleaseError)
  expect(reload).not.toHaveBeenCalled()
})
