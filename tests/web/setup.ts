import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { formDatabase } from '@web/features/administration/publication/drafts/formDatabase'
import { toFormKey } from '@web/features/administration/publication/drafts/FormStore'
import { abandonRequests } from './support/abandonRequests'
import { administrateur } from './support/builders'
import { assertConsoleErrors, captureConsoleErrors } from './support/consoleErrors'
import { PdfWorker, readInWorker } from './support/pdfWorker'
import { server } from './support/server'
import '@testing-library/jest-dom/vitest'

// The runner resolves packages as Node does; the pages run on the browser's build.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/lib.es5/browser/index.js'))

// Structured data, which only the server renders.
vi.stubEnv('SSR', true)

// happy-dom's never tells anything: everything is near, unless a test says where it is.
Reflect.deleteProperty(globalThis, 'IntersectionObserver')

// Pages whose code is fetched on demand take a moment the first time, and more on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

let endRequests: () => void

beforeEach(async () => {
  // IndexedDB is shared by all tests of the process.
  await formDatabase.remove(toFormKey(administrateur.id, 'nouveau'))
  endRequests = abandonRequests()
  captureConsoleErrors()
  vi.stubGlobal('Worker', PdfWorker)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

afterEach(() => {
  endRequests()
  cleanup()
  // The computed style of an element takes longer with each style sheet that stays.
  document.head.replaceChildren()
  server.resetHandlers()
  readInWorker.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  try {
    assertConsoleErrors()
  } finally {
    vi.restoreAllMocks()
    // After the mocks: one of them refuses storage.
    localStorage.clear()
    sessionStorage.clear()
  }
})

afterAll(async () => {
  // Code that a page asked for may still be on its way; without an environment its import is an error.
  await vi.dynamicImportSettled()
  server.close()
})
