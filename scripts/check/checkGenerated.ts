import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { format } from 'oxfmt'
import { runCommand, type CommandResult } from '../../tests/support/commands'
import { repoRoot } from '../../tests/support/paths'

/** Files generated from Payload's configuration, with the npm script that writes each. */
const generated = [
  { file: 'cms/src/payload-types.ts', script: 'generate:types' },
  { file: 'cms/src/app/(payload)/admin/importMap.js', script: 'generate:importmap' },
]

const migrationsDir = join(repoRoot, 'cms/src/infrastructure/database/migrations')

/**
 * Regenerates the files on the embedded set-up, compares them with the committed ones, and restores
 * those. A migration is written only when the schema changed, and deleted.
 */
export async function checkGenerated(): Promise<CommandResult> {
  const before = readGenerated()
  try {
    const { ok, output } = await runCommand(
      'npm',
      ['exec', '-w', 'cms', '--', 'payload', 'run', '../scripts/check/regenerate.ts'],
      {
        cwd: repoRoot,
        env: { DATABASE_URL: '', S3_BUCKET: '', DATA_DIR: '.cache/check-data' },
      },
    )
    if (!ok) return { ok, output: `payload run scripts/check/regenerate.ts failed:\n${output}` }
    const faults = await findStale(before, readGenerated())
    return { ok: faults.length === 0, output: faults.join('\n') }
  } finally {
    for (const path of readGenerated().keys()) if (!before.has(path)) rmSync(path)
    for (const [path, bytes] of before) writeFileSync(path, bytes)
  }
}

/** Content of the generated files and of the migrations, by path. */
function readGenerated(): Map<string, Buffer> {
  const paths = [
    ...generated.map(({ file }) => join(repoRoot, file)),
    ...readdirSync(migrationsDir).map((name) => join(migrationsDir, name)),
  ]
  return new Map(paths.map((path) => [path, readFileSync(path)]))
}

async function findStale(before: Map<string, Buffer>, after: Map<string, Buffer>) {
  const faults: string[] = []
  for (const { file, script } of generated) {
    const path = join(repoRoot, file)
    if (!(await isSameCode(path, before.get(path), after.get(path)))) {
      faults.push(`${file} is stale: run \`npm run ${script} -w cms\` and commit it.`)
    }
  }
  if ([...after.keys()].some((path) => !before.has(path))) {
    faults.push('The schema changed: run `npm run migrate:create` and commit it.')
  }
  return faults
}

/** Whether two versions of a file differ in formatting only. */
async function isSameCode(path: string, one?: Buffer, other?: Buffer): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((code) => format(basename(path), String(code))),
  )
  return first?.code === second?.code
}
