/**
 * Module that a test preloads into the product (`node --import`): answers each request to port MEMORY_PORT
 * of 127.0.0.1 with the bytes that are in use after a garbage collection, of the heap and of buffers.
 */
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

createServer((_request, response) => {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  response.end(String(heapUsed + external))
})
  // A child process finds the port taken: its memory is its own.
  .on('error', () => undefined)
  .listen(Number(process.env.MEMORY_PORT), '127.0.0.1')
  .unref()
