/** Writes types, import map and, if the schema changed, a migration; by `payload run`, in cms. */
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
