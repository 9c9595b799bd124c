import type { LogLine } from '../../support/logLines'
import type { Setup } from '../../support/setups'
import type { FaultSite, Servers } from '../faultSite'
import { hasErrorCode, lasting, type Fault } from './Fault'

const setups: Setup[] = ['production']
const SLOW_MS = 150
/** Of a pause: longer than the timeouts by which that of the database is noticed. */
const [SHORTEST_MS, LONGEST_MS] = [6_000, 9_000]

const getServers = ({ servers }: FaultSite): Servers => {
  if (!servers) throw new Error('The embedded set-up has no servers')
  return servers
}

const isDatabaseDown = ({ code }: LogLine) => code === 'database-unavailable'
const isStorageDown = hasErrorCode(/ECONNREFUSED|ECONNRESET|TimeoutError|"httpStatusCode":5/)

/**
 * A server that is killed, one that is paused, and the line to it that is slow.
 * @param choose the server and the line
 */
const faultsOfServer = (
  name: string,
  isLogged: { killed: Fault['isLogged']; paused?: Fault['isLogged'] },
  choose: (servers: Servers) => {
    server: Servers['mongo'] | Servers['s3']
    line: Servers['databaseLine']
  },
): Fault[] => [
  {
    name: `${name} killed`,
    setups,
    isLogged: isLogged.killed,
    strike(site, random) {
      const { server } = choose(getServers(site))
      return lasting(
        random(3_000, 6_000),
        () => server.kill(),
        () => server.restart(),
      )
    },
  },
  {
    name: `${name} paused`,
    setups,
    isLogged: isLogged.paused,
    strike(site, random) {
      const { server } = choose(getServers(site))
      return lasting(
        random(SHORTEST_MS, LONGEST_MS),
        () => server.pause(),
        () => server.resume(),
      )
    },
  },
  {
    name: `${name} slow`,
    setups,
    strike(site, random) {
      const { line } = choose(getServers(site))
      const begin = () => line.delay(SLOW_MS)
      return lasting(random(SHORTEST_MS, LONGEST_MS), begin, () => line.reset())
    },
  },
]

/** Faults of MongoDB and of the S3 server. */
export const faultsOfServers: Fault[] = [
  ...faultsOfServer(
    'database',
    { killed: isDatabaseDown, paused: isDatabaseDown },
    ({ mongo, databaseLine }) => ({ server: mongo, line: databaseLine }),
  ),
  // A pause is shorter than the time that the storage has: requests wait, or are sent again.
  ...faultsOfServer('storage', { killed: isStorageDown }, ({ s3, storageLine }) => ({
    server: s3,
    line: storageLine,
  })),
  {
    name: 'storage full (507)',
    setups,
    isLogged: isStorageDown,
    strike: (site, random) => refuseWrites(site, 507, 'InsufficientStorage', random(3_000, 6_000)),
  },
  {
    name: 'storage in error (500)',
    setups,
    isLogged: isStorageDown,
    strike: (site, random) => refuseWrites(site, 500, 'InternalError', random(3_000, 6_000)),
  },
]

/** Answers the product's writes to the bucket with an error, as an S3 server does. */
function refuseWrites(site: FaultSite, status: number, code: string, ms: number): Promise<number> {
  const { storageGate } = getServers(site)
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  const refusal = { status, contentType: 'application/xml', body }
  return lasting(
    ms,
    () => storageGate.refuse(({ method }) => (/PUT|POST/.test(method) ? refusal : undefined)),
    () => storageGate.refuse(() => undefined),
  )
}
