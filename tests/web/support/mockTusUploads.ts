import { createTusHandlers } from '../../support/tusServer'
import { server } from './server'

/** Has the test's server take uploads. */
export function mockTusUploads(options?: Parameters<typeof createTusHandlers>[0]) {
  const tus = createTusHandlers(options)
  server.use(...tus.handlers)
  return tus
}
