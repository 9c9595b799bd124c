import { spawn } from 'node:child_process'

import type { Advisory } from './advisoryList'

/** The part of `npm audit --json` (auditReportVersion 2) that is read. */
interface AuditReport {
  /** Missing where the registry has no answer. */
  vulnerabilities?: Record<string, { via: (string | Cause)[] }>
}

/** An advisory; a text in its place names another vulnerable package, through which this one is. */
interface Cause extends Pick<Advisory, 'range' | 'severity' | 'url'> {
  name: string
}

/**
 * Asks the npm registry for the advisories of the versions in a folder's package-lock.json.
 * @param args further arguments of `npm audit`
 * @throws {Error} with npm's message, when the registry has no answer
 */
export async function fetchAdvisories(folder: string, args: string[] = []): Promise<Advisory[]> {
  const output = await runAudit(folder, args)
  const { vulnerabilities } = JSON.parse(output) as AuditReport
  if (!vulnerabilities) throw new Error(`npm audit: ${output.slice(0, 500)}`)
  const found = new Map<string, Advisory>()
  for (const { via } of Object.values(vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === 'string') continue
      const { name, url, range, severity } = cause
      const id = url.slice(url.lastIndexOf('/') + 1)
      found.set(`${id} ${name}`, { id, package: name, range, severity, url })
    }
  }
  return [...found.values()]
}

/** Runs npm audit, which ends with code 1 when it finds something: the output tells. */
function runAudit(cwd: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['audit', '--json', '--package-lock-only', ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', () => resolve(output || '{}'))
  })
}
