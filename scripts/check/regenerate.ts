/**
 * Writes all that is generated from Payload's configuration, with one load of it: the types, the
 * import map, and a migration if the schema changed. Run by `payload run`, in the folder cms.
 */
import { pathToFileURL } from 'node:url'
import { generateImportMap, getPayload, type SanitizedConfig } from 'payload'
import { findConfig, generateTypes } from 'payload/node'

const { default: configuration } = (await import(pathToFileURL(findConfig()).href)) as {
  default: Promise<SanitizedConfig>
}
const config = await configuration
await generateTypes(config)
await generateImportMap(config)
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
// Ends the process itself when the schema has not changed.
await payload.db.createMigration({ payload, skipEmpty: true })
process.exit(0)
