import { createTusHandlers } from '../../support/tusServer'
import { server } from './server'

/** Mocks the upload endpoints on the test's server. */
export function mockTusUploads(options?: Parameters<typeof createTusHandlers>[0]) {
  const tus = createTusHandlers(options)
  server.use(...tus.handlers)
  return tus
}
