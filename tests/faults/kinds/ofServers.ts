import type { LogLine } from '../../support/logLines'
import type { Setup } from '../../support/setups'
import type { FaultSite, Servers } from '../faultSite'
import { hasErrorCode, lasting, type Fault } from './Fault'

const setups: Setup[] = ['production']
const SLOW_MS = 150
/** Of a pause: longer than the timeouts by which it is noticed. */
const [SHORTEST_MS, LONGEST_MS] = [6_000, 9_000]

const getServers = ({ servers }: FaultSite): Servers => {
  if (!servers) throw new Error('The embedded set-up has no servers')
  return servers
}

const isDatabaseDown = ({ code }: LogLine) => code === 'database-unavailable'
const isStorageDown = hasErrorCode(/ECONNREFUSED|ECONNRESET|TimeoutError|"httpStatusCode":5/)

/** Faults of MongoDB and of the S3 server. */
export const faultsOfServers: Fault[] = [
  {
    name: 'database killed',
    setups,
    isLogged: isDatabaseDown,
    strike(site, random) {
      const { mongo } = getServers(site)
      return lasting(
        random(3_000, 6_000),
        () => mongo.kill(),
        () => mongo.restart(),
      )
    },
  },
  {
    name: 'database paused',
    setups,
    isLogged: isDatabaseDown,
    strike(site, random) {
      const { mongo } = getServers(site)
      return lasting(
        random(SHORTEST_MS, LONGEST_MS),
        () => mongo.pause(),
        () => mongo.resume(),
      )
    },
  },
  {
    name: 'database slow',
    setups,
    strike(site, random) {
      const { databaseLine } = getServers(site)
      const begin = () => databaseLine.delay(SLOW_MS)
      return lasting(random(SHORTEST_MS, LONGEST_MS), begin, () => databaseLine.reset())
    },
  },
  {
    name: 'storage killed',
    setups,
    isLogged: isStorageDown,
    strike(site, random) {
      const { s3 } = getServers(site)
      return lasting(
        random(3_000, 6_000),
        () => s3.kill(),
        () => s3.restart(),
      )
    },
  },
  {
    name: 'storage paused',
    setups,
    isLogged: isStorageDown,
    strike(site, random) {
      const { s3 } = getServers(site)
      return lasting(
        random(SHORTEST_MS, LONGEST_MS),
        () => s3.pause(),
        () => s3.resume(),
      )
    },
  },
  {
    name: 'storage slow',
    setups,
    strike(site, random) {
      const { storageLine } = getServers(site)
      const begin = () => storageLine.delay(SLOW_MS)
      return lasting(random(SHORTEST_MS, LONGEST_MS), begin, () => storageLine.reset())
    },
  },
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
