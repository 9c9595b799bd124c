import { parseArgs } from 'node:util'

import { failCommand } from './failCommand'
import { prepareCliEnvironment } from './prepareCliEnvironment'
import { resolveTarget } from './resolveTarget'

/**
 * Command `npm run restore -- dossier|s3://bucket/prefix [--snapshot id] [--replace]`, or
 * `node cms/dist/restore.js …` in an environment with only the build. The site must be stopped.
 */
const USAGE =
  'Usage : npm run restore -- [dossier | s3://bucket/prefixe] [--snapshot id] [--replace]   (par défaut BACKUP_TARGET)'

prepareCliEnvironment()

const { values, given } = parse()

function parse() {
  try {
    const { values, positionals } = parseArgs({
      options: { snapshot: { type: 'string' }, replace: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (positionals.length < 2) return { values, given: positionals[0] }
  } catch {
    // Told below.
  }
  return refuse()
}

function refuse(): never {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}

try {
  const { env } = await import('../../lib/env')
  const { tempDir } = await import('../../media/records/createTempFile')
  const { openTarget } = await import('../../features/backup/targets/openTarget')
  const { openRepository } = await import('../../features/backup/repository/openRepository')
  const { restoreSite, tellAboutSecret } = await import('../../features/backup/restore/restoreSite')
  const { openDatabase } = await import('./openSite')
  const address = resolveTarget(given, env.backup.target) ?? refuse()
  const repository = await openRepository(openTarget(address, env.backup, tempDir), env.backup.key)
  const manifest = await restoreSite(repository, {
    id: values.snapshot,
    replace: values.replace ?? false,
    open: openDatabase,
    report: (line) => process.stdout.write(`${line}\n`),
  })
  process.stdout.write(
    'Restauré. Démarrez le site\u00a0; chacun se connecte à nouveau. La recherche se refait d’elle-même.\n',
  )
  const remark = tellAboutSecret(manifest)
  if (remark) process.stdout.write(`${remark}\n`)
  process.exit(0)
} catch (error) {
  failCommand(error)
}
