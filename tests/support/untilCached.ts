import type { Client } from './client'
import { poll } from './ports'

/**
 * Requests a path until the response comes from the process's memory. Content that changes meanwhile
 * (a reading, an index, another process) ends an entry, so no fixed number of requests is enough.
 */
export const untilCached = (visitor: Client, path: string, init?: Parameters<Client['get']>[1]) =>
  poll(async () => (await visitor.get(path, init)).headers.has('cache-status'), {
    what: `${path} from memory`,
  })
