import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_KEY, listBlobs } from '../../support/backups'
import { toArguments, toSettings } from '../../support/siteCommands'
import { makeTempDir, repoRoot } from '../../support/paths'
import { openSqlite } from '../../support/sqlite'
import type { BenchResult, Table } from '../metrics'
import { withSite } from '../site'

const PAGES_AN_ISSUE = 40
/** About as many words as a printed page has, twice: as text and as blocks. */
const TEXT = 'Les violoneux menaient les noces et marquaient la mesure du pied. '.repeat(30)
const MB = 1_000_000

type Place = { dataDir: string; mediaDir: string }

/** Backup and restore of a large site on a disk, encrypted: time, memory, size. */
export async function measureBackup({ quick }: { quick: boolean }): Promise<BenchResult> {
  const issues = quick ? 20 : 300
  const home = makeTempDir('bench-backup')
  const target = join(home, 'sauvegardes')
  const table: Table = {
    title: `Backup of ${issues} issues, each of ${PAGES_AN_ISSUE} pages and 3.4 MB, encrypted, to a folder`,
    columns: ['time', 'peak memory', 'in the folder afterwards'],
    rows: [],
  }
  const measure = async (name: string, place: Place, ...args: [string, ...string[]]) => {
    const { seconds, peakBytes } = await runMeasured(place, args)
    table.rows.push({
      name,
      cells: [
        { value: seconds, unit: 's' },
        { value: peakBytes / MB, unit: 'MB', budget: { atMost: 400 } },
        { value: sum(listBlobs(target).map((blob) => statSync(blob).size)) / MB, unit: 'MB' },
      ],
    })
  }
  try {
    await withSite(issues, async (site) => {
      await addPagesAndFiles(site)
      await measure('first backup, while the site runs', site, 'backup', target)
      await measure('second backup', site, 'backup', target)
      await measure('verification of both', site, 'backup', '--verify', target)
      const place = { dataDir: join(home, 'data'), mediaDir: join(home, 'media') }
      await measure('restore on an empty machine', place, 'restore', target)
    })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
  return { tables: [table], errors: [] }
}

/** Runs a command of the product. @throws with its output if it fails */
async function runMeasured(place: Place, [name, ...words]: [string, ...string[]]) {
  const [command = '', ...args] = toArguments(name, ...words)
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd: repoRoot,
    env: { ...process.env, ...toSettings(place), BACKUP_KEY },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  let peakBytes = 0
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, readPeakBytes(child.pid))
  }, 50)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(sampling)
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`)
  return { seconds: (performance.now() - startedAt) / 1000, peakBytes }
}

/** Peak resident memory of a process so far; 0 once it has ended. */
function readPeakBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Gives each issue the texts of its pages, and bytes of its own. */
async function addPagesAndFiles({ dataDir, mediaDir }: Place): Promise<void> {
  const sqlite = await openSqlite(dataDir)
  try {
    const { rows } = await sqlite.execute('SELECT pdf_id FROM regards WHERE pdf_id IS NOT NULL')
    const now = new Date().toISOString()
    for (const { pdf_id: document } of rows) {
      const pages = Array.from({ length: PAGES_AN_ISSUE }, (_, index) => ({
        sql: `INSERT INTO pages_de_regards
          (id, document_id, page, largeur, hauteur, dossier, tailles, blocs, texte, sans_texte, verifiee, created_at, updated_at)
          VALUES (?, ?, ?, 595, 842, 'regards/banc/pages/1', '[480]', ?, ?, 0, 0, ?, ?)`,
        args: [
          ...[randomUUID(), document ?? '', 1_000 + index],
          ...[JSON.stringify([{ type: 'p', texte: TEXT }]), TEXT, now, now],
        ],
      }))
      await sqlite.batch(pages, 'write')
    }
  } finally {
    sqlite.close()
  }
  for (const folder of readdirSync(join(mediaDir, 'regards'))) {
    writeFileSync(join(mediaDir, 'regards', folder, 'banc.bin'), randomBytes(3.4 * MB))
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
