import fs from 'node:fs'

import { prepareCliEnvironment } from '../../../cms/src/commands/prepareCliEnvironment'
import { toErrorResponse } from '../../../cms/src/lib/errors/toErrorResponse'
import { callersFolder, readCommandLine, USAGE, type Options } from './commandLine'
import type { Interruption } from './runImport'

/**
 * Command `npm run import:firebase -- export.json --files DIR`, or `node cms/dist/importFirebase.js
 * …` in an environment with only the build. Imports the issues of the old site; the server may be
 * running.
 */
const INTERRUPTED = 130

/** The terminal sends Ctrl+C to this process, and npm forwards it a second time. */
const ONE_KEYSTROKE_MS = 1_000

prepareCliEnvironment()
const options = readOptions()
const interruption = listenToSignals()

try {
  // Imported after the settings are loaded, one by one: see cms/src/commands/adminCreate.ts.
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../../cms/src/payload.config')
  const { runImport } = await import('./runImport')
  const { prepareDatabase } =
    await import('../../../cms/src/infrastructure/database/prepareDatabase')
  const { closeDatabase } = await import('../../../cms/src/infrastructure/database/closeDatabase')
  await prepareDatabase()
  const payload = await getPayload({ config, cron: false })
  // Only the import may set the id of a new record.
  payload.db.allowIDOnCreate = true
  const isComplete = await runImport(payload, options, interruption)
  await closeDatabase(payload)
  process.exit(interruption.signal.aborted ? INTERRUPTED : isComplete ? 0 : 1)
} catch (error) {
  const [fault] = toErrorResponse(error).body.errors
  const reason = fault?.code === 'internal-error' ? String(error) : fault?.message
  process.stderr.write(`Échec : ${reason}\n`)
  process.exit(1)
}

/** Returns the parsed options, or exits the process. */
function readOptions(): Options {
  const read = readCommandLine(process.argv.slice(2), callersFolder())
  if ('help' in read) {
    process.stdout.write(USAGE)
    process.exit(0)
  }
  const fault = 'fault' in read ? read.fault : missing(read.options)
  if (fault === undefined && 'options' in read) return read.options
  process.stderr.write(`${fault}\n\n${USAGE}`)
  process.exit(2)
}

function missing({ exportFile, filesDir }: Options): string | undefined {
  if (!fs.statSync(exportFile, { throwIfNoEntry: false })?.isFile()) {
    return `Fichier introuvable : ${exportFile}`
  }
  if (!fs.statSync(filesDir, { throwIfNoEntry: false })?.isDirectory()) {
    return `Dossier introuvable : ${filesDir}`
  }
  return undefined
}

/** The first signal stops after the rows in progress, a second one at once; both are safe. */
function listenToSignals(): Interruption {
  const controller = new AbortController()
  const interruption: Interruption = { signal: controller.signal, hasBegun: false }
  let askedAt: number | undefined
  const stop = () => {
    if (!interruption.hasBegun) {
      process.stderr.write('\nArrêté : rien n’a été écrit.\n')
      process.exit(INTERRUPTED)
    }
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > ONE_KEYSTROKE_MS) process.exit(INTERRUPTED)
      return
    }
    askedAt = Date.now()
    process.stderr.write('\nArrêt demandé : les numéros en cours sont terminés d’abord…\n')
    controller.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return interruption
}
