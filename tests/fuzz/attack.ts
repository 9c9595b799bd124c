import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiContract, ApiRole } from '../support/apiContract'
import { client } from '../support/client'
import { killAtExit } from '../support/processes'
import { addExamples } from './addExamples'
import { computeDigest, listForbiddenChanges } from './databaseDigest'
import { createFindings, type Findings } from './findings'
import type { FuzzSite } from './fuzzSite'
import { startRecordingProxy, type Exchange } from './recordingProxy'

/** Requests to each operation in a round; the next round has another seed. */
const EXAMPLES_PER_ROUND = 30

export type AttackOptions = {
  site: FuzzSite
  contract: ApiContract
  role: ApiRole
  /** The attack ends after this many. */
  requests: number
  seed: number
  /** Path of schemathesis. */
  program: string
}

/** Sends requests of one role to a site until there are enough. @returns what they found */
export async function attack(options: AttackOptions): Promise<Findings> {
  const { contract, program, requests, role, seed, site } = options
  const findings = createFindings()
  const signIn = () => (role === 'visitor' ? undefined : site.signIn(role))
  let token = await signIn()
  const before = await computeDigest(site.product)
  const enough = new AbortController()
  let round = 0

  const proxy = await startRecordingProxy({
    ...{ port: site.product.port, contract, findings },
    // What is forbidden is tried once: it costs nothing, and finds as little.
    getDocument: () => addExamples(contract.document, site.ids, round > 0 ? role : undefined),
    getToken: () => token,
    getSecrets: () => site.getSecrets(role),
    async afterExchange(exchange) {
      if (findings.requests() >= requests) enough.abort()
      const reason = site.product.exitReason()
      if (reason) {
        findings.add('process ended', reason, `${exchange.method} ${exchange.url}`)
        await site.product.restart()
      }
      if (token && mayEndSession(exchange) && !(await isSignedIn(site, token, role))) {
        token = await signIn()
      }
    },
  })
  try {
    for (; !enough.signal.aborted; round += 1) {
      const already = findings.requests()
      await runSchemathesis(program, proxy.url, {
        seed: seed + round,
        // The other rounds also send what the description does not allow.
        mode: round % 2 === 1 ? 'positive' : 'all',
        signal: enough.signal,
      })
      if (findings.requests() === already) throw new Error('schemathesis sent no requests')
    }
  } finally {
    await proxy.stop()
  }
  for (const table of listForbiddenChanges(before, await computeDigest(site.product), role)) {
    findings.add('forbidden write', table, `as ${role}`)
  }
  return findings
}

/** Whether a request may have signed the account out, or changed it. */
const mayEndSession = ({ method, status, url }: Exchange): boolean =>
  status === 401 || (method !== 'GET' && /\/api\/(?:users|sessions)/.test(url))

async function isSignedIn({ product }: FuzzSite, token: string, role: ApiRole): Promise<boolean> {
  const headers = { authorization: `JWT ${token}` }
  const { json } = await client(product.url).get<{ user: { role: string } | null }>(
    '/api/users/me',
    { headers },
  )
  return json.user?.role === role
}

/** Runs one round. Its own report is not used: the proxy judges the responses. */
function runSchemathesis(
  program: string,
  url: string,
  { mode, seed, signal }: { mode: 'positive' | 'all'; seed: number; signal: AbortSignal },
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'regards-fuzz-'))
  const args = [
    ...['run', `${url}/document.json`, '--url', url, '--checks', 'not_a_server_error'],
    ...['--phases', 'examples,coverage,fuzzing', '--mode', mode, '--no-color'],
    ...['--max-examples', String(EXAMPLES_PER_ROUND), '--seed', String(seed), '--workers', '2'],
    ...['--continue-on-failure', '--no-shrink', '--suppress-health-check', 'all'],
    ...['--request-timeout', '60', '--warnings', 'off'],
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: dir, stdio: 'ignore' })
    killAtExit(child)
    const end = () => void child.kill('SIGKILL')
    signal.addEventListener('abort', end, { once: true })
    child.once('error', reject)
    child.once('exit', () => {
      signal.removeEventListener('abort', end)
      rmSync(dir, { recursive: true, force: true })
      resolve()
    })
  })
}
