/**
 * `npm run test:fuzz [-- --requests N --role visitor|editeur|administrateur --production --seed N]`:
 * schemathesis makes requests from the API's description and sends them to the product, on temporary
 * data, as each role. No response may be a server error, tell a secret, take seconds or differ from
 * the description, and nobody may write what the role may not. Exits with 1 on any finding.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/build'
import { prepareTools } from '../../scripts/test/prepareTools'
import { readContract, type ApiRole } from '../support/apiContract'
import { findSchemathesis } from '../support/schemathesis'
import type { Setup } from '../support/setups'
import { attack } from './attack'
import { startFuzzSite } from './fuzzSite'
import type { Findings } from './findings'

const ROLES: ApiRole[] = ['visitor', 'editeur', 'administrateur']
const DEFAULT_REQUESTS = 20_000

const print = (text: string) => void process.stdout.write(`${text}\n`)

function readOptions() {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: String(DEFAULT_REQUESTS) },
      role: { type: 'string' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      production: { type: 'boolean', default: false },
    },
  })
  const requests = Number(values.requests)
  const roles = ROLES.filter((role) => values.role === undefined || role === values.role)
  if (!Number.isInteger(requests) || requests < 1 || roles.length === 0) {
    throw new Error('npm run test:fuzz -- [--requests N] [--role ROLE] [--seed N] [--production]')
  }
  const setup: Setup = values.production ? 'production' : 'embedded'
  return { requests, roles, seed: Number(values.seed), setup }
}

async function main(): Promise<number> {
  const { requests, roles, seed, setup } = readOptions()
  await ensureBuilt()
  if (setup === 'production') {
    const missing = await prepareTools(
      new Set(['mongod', 'versitygw']),
      new AbortController().signal,
    )
    if (missing.size > 0) return 1
  }
  const program = await findSchemathesis()
  print(`${setup}, --seed ${seed}`)
  let total = 0
  let faults = 0
  for (const role of roles) {
    const site = await startFuzzSite(setup)
    try {
      const contract = await readContract(site.product.url)
      const findings = await attack({ site, contract, role, requests, seed, program })
      report(role, findings)
      total += findings.requests()
      faults += findings.list().length
    } finally {
      await site.stop()
    }
  }
  print(`\n${total} requests, ${faults} findings`)
  return faults > 0 ? 1 : 0
}

function report(role: ApiRole, findings: Findings): void {
  print(`\n## ${role}: ${findings.requests()} requests, ${findings.list().length} findings`)
  print(
    findings
      .statuses()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  )
  for (const { fault, kind, request, times } of findings.list()) {
    print(`- ${kind} (${times}): ${fault}\n    ${request}`)
  }
}

// The servers of the production set-up end with this process.
process.exit(await main())
