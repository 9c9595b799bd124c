import { failCommand } from './failCommand'
import { parseBackupCommand } from './parseBackupCommand'
import { prepareCliEnvironment } from './prepareCliEnvironment'

/**
 * Command `npm run backup -- [dossier|s3://bucket/prefix]`, or `node cms/dist/backup.js …` in an
 * environment with only the build; BACKUP_TARGET by default. The server may be running. With --verify
 * or --list, only reads the backup.
 */
const USAGE =
  'Usage : npm run backup -- [--verify | --list] [dossier | s3://bucket/prefixe]   (par défaut BACKUP_TARGET)'

prepareCliEnvironment()

const { values, getTarget } = parseBackupCommand(USAGE, {
  verify: { type: 'boolean' },
  list: { type: 'boolean' },
})

try {
  if (values.verify) await verify()
  else if (values.list) await list()
  else await backUp()
} catch (error) {
  failCommand(error)
}

async function open() {
  const { env } = await import('../lib/env')
  const { openBackup } = await import('../features/backup/commands')
  return openBackup(getTarget(env.backup.target))
}

async function verify() {
  const repository = await open()
  const { verifySnapshots } = await import('../features/backup/commands')
  const { formatBytes } = await import('../lib/formatBytes')
  const ids = await repository.listSnapshots()
  const { snapshots, blobs, bytes, faults } = await verifySnapshots(repository, ids)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stdout.write(
    `Sauvegardes relues\u00a0: ${snapshots}, soit ${blobs} contenus et ${formatBytes(bytes)}. Défauts\u00a0: ${faults.length}\n`,
  )
  process.exit(faults.length > 0 || ids.length === 0 ? 1 : 0)
}

async function list() {
  const repository = await open()
  const { describeSnapshot } = await import('../features/backup/commands')
  for (const id of await repository.listSnapshots()) {
    process.stdout.write(`${describeSnapshot(await repository.readManifest(id))}\n`)
  }
  process.exit(0)
}

async function backUp() {
  const { openDatabase, openSite } = await import('./openSite')
  const { assertNoRestoreUnderWay } = await import('../infrastructure/database/restoreMark')
  const { describeSnapshot, runBackup } = await import('../features/backup/commands')
  const { closeDatabase } = await import('../infrastructure/database/closeDatabase')
  const { env } = await import('../lib/env')
  if (!env.backup.key) {
    process.stderr.write(
      'Attention\u00a0: sans BACKUP_KEY, la sauvegarde n’est pas chiffrée. Elle contient des données personnelles, et pas PAYLOAD_SECRET (data/secret)\u00a0: gardez-le à part.\n',
    )
  }
  const target = getTarget(env.backup.target)
  await assertNoRestoreUnderWay()
  const payload = await openSite()
  const manifest = await runBackup(payload, target, openDatabase, (release) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void release().finally(() => process.exit(143)))
    }
  })
  if (!manifest.isConsistent) {
    process.stderr.write(
      'Attention\u00a0: MongoDB sans jeu de répliques (replicaSet)\u00a0: les lignes écrites pendant la copie peuvent ne pas aller ensemble.\n',
    )
  }
  process.stdout.write(`Sauvegardé\u00a0: ${describeSnapshot(manifest)}\n`)
  await closeDatabase(payload)
  process.exit(0)
}
