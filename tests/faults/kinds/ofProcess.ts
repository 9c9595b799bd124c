import { setTimeout as sleep } from 'node:timers/promises'
import { formatRequestHead, openSlowSocket } from '../../support/slowSocket'
import { setups } from '../../support/setups'
import type { Fault } from './Fault'

const HOUR_MS = 60 * 60_000
const SILENT_HEADS = 200
/** Below the number of unfinished bodies that one address may send (docs/decisions/005). */
const SILENT_BODIES = 20

/** Faults of the product's own process, its clients and its clock. */
export const faultsOfProcess: Fault[] = [
  {
    name: 'process killed',
    setups,
    isDown: true,
    // The killed process says nothing; the next one says when it listens.
    isLogged: ({ port }) => port !== undefined,
    async strike({ product }) {
      await product.kill()
      const end = performance.now()
      await product.restart()
      return end
    },
  },
  {
    name: 'process stopped and started',
    setups,
    isDown: true,
    isLogged: ({ signal }) => signal === 'SIGTERM',
    async strike({ product }) {
      await product.end()
      const end = performance.now()
      await product.restart()
      return end
    },
  },
  {
    name: 'clients that fall silent',
    setups,
    async strike({ product, administrator }, random) {
      const head = formatRequestHead('GET', '/regards')
      const body = formatRequestHead('POST', '/api/globals/accueil', { 'Content-Length': '1000' })
      const parts = [
        ...Array.from({ length: SILENT_HEADS }, () => head.slice(0, random(1, head.length - 4))),
        ...Array.from({ length: SILENT_BODIES }, () => `${body}{`),
      ]
      const silent = await Promise.all(
        parts.map(async (part) => {
          const socket = await openSlowSocket(product.url)
          socket.write(part)
          return socket
        }),
      )
      await administrator().get('/api/users/me')
      await sleep(3_000)
      for (const socket of silent) socket.disconnect()
      return performance.now()
    },
  },
  {
    name: 'clock a day ahead, and back',
    setups,
    // Sessions and unfinished uploads have expired.
    excused: [401, 403, 404, 410],
    async strike(site, random) {
      for (const shift of [random(25, 30) * HOUR_MS, 0]) {
        site.shiftClock(shift)
        await sleep(500)
        await site.signInAgain()
        await sleep(3_000)
      }
      return performance.now()
    },
  },
]
