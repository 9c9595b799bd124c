import { failCommand } from './failCommand'
import { prepareCliEnvironment } from './prepareCliEnvironment'

/**
 * Command `npm run issues:process [-- numéro…]`, or `node cms/dist/issuesProcess.js …` in an
 * environment with only the build. Queues the preparation of the online reading, for the named
 * issues or for all issues without a reading of the current version, and the recognition of scanned
 * pages that wait. The server runs both jobs, now or at its next start.
 */
const USAGE = 'Usage : npm run issues:process [-- numéro…]'

prepareCliEnvironment()

const numeros = process.argv.slice(2).map(Number)
if (!numeros.every((numero) => Number.isSafeInteger(numero) && numero > 0)) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}

try {
  // Imported after the settings are loaded, one by one: see adminCreate.ts.
  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config')
  const { queueIssues, queueWaitingPages } = await import('../features/lecture')
  const { prepareDatabase } = await import('../infrastructure/database/prepareDatabase')
  const { closeDatabase } = await import('../infrastructure/database/closeDatabase')
  await prepareDatabase()
  const payload = await getPayload({ config })
  const { queued, unknown } = await queueIssues(payload, numeros)
  const scanned = await queueWaitingPages(payload)
  for (const numero of unknown) process.stderr.write(`Aucun numéro ${numero}\n`)
  process.stdout.write(
    queued.length === 0
      ? 'Aucun numéro à préparer\n'
      : `À préparer : ${queued.join(', ')}\nLe site s’en charge dès qu’il est en marche ; la page « Administration des Regards » montre où il en est.\n`,
  )
  if (scanned > 0) {
    process.stdout.write(`Pages numérisées dont le texte reste à reconnaître : ${scanned}\n`)
  }
  await closeDatabase(payload)
  process.exit(unknown.length === 0 ? 0 : 1)
} catch (error) {
  failCommand(error)
}
