import { playTusServer } from '../../support/tusServer'
import { server } from './server'

/** Has the test's server take uploads. */
export function answerUploads(options?: Parameters<typeof playTusServer>[0]) {
  const tus = playTusServer(options)
  server.use(...tus.handlers)
  return tus
}
