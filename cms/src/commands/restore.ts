import { failCommand } from './failCommand'
import { parseBackupCommand } from './parseBackupCommand'
import { prepareCliEnvironment } from './prepareCliEnvironment'

/**
 * Command `npm run restore -- dossier|s3://bucket/prefix [--snapshot id] [--replace]`, or
 * `node cms/dist/restore.js …` in an environment with only the build. The site must be stopped.
 */
const USAGE =
  'Usage : npm run restore -- [dossier | s3://bucket/prefixe] [--snapshot id] [--replace]   (par défaut BACKUP_TARGET)'

prepareCliEnvironment()

const { values, getTarget } = parseBackupCommand(USAGE, {
  snapshot: { type: 'string' },
  replace: { type: 'boolean' },
})

try {
  const { env } = await import('../lib/env')
  const { openBackup, restoreSite, tellAboutPlans, tellAboutRefusals, tellAboutSecret } =
    await import('../features/backup/commands')
  const { openDatabase, suspendPlans } = await import('./openSite')
  const repository = await openBackup(getTarget(env.backup.target))
  const outcome = await restoreSite(repository, {
    id: values.snapshot,
    replace: values.replace ?? false,
    open: openDatabase,
    suspendPlans,
    report: (line) => process.stdout.write(`${line}\n`),
  })
  process.stdout.write(
    'Restauré. Démarrez le site\u00a0; chacun se connecte à nouveau. La recherche se refait d’elle-même.\n',
  )
  process.stdout.write(`${tellAboutRefusals(outcome)}\n`)
  for (const remark of [tellAboutPlans(outcome), tellAboutSecret(outcome.manifest)]) {
    if (remark) process.stdout.write(`${remark}\n`)
  }
  process.exit(0)
} catch (error) {
  failCommand(error)
}
