import { randomBytes } from 'node:crypto'

import { failCommand } from './failCommand'
import { prepareCliEnvironment } from './prepareCliEnvironment'

/**
 * Command `npm run admin:create -- adresse [mot de passe]`, or `node cms/dist/adminCreate.js …` in
 * an environment with only the build. Creates an administrator or resets the account; the server
 * may be running.
 */
const USAGE = 'Usage : npm run admin:create -- adresse@exemple.fr [mot de passe]'

prepareCliEnvironment()

const [address = process.env.ADMIN_EMAIL ?? 'admin@regards.local', chosen] = process.argv.slice(2)
const email = address.trim().toLowerCase()
if (!email.includes('@')) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
const password = chosen ?? randomBytes(12).toString('base64url')

try {
  // Imported after the settings are loaded, one by one: Node 20 may lose one of several concurrent
  // imports that share modules, and then exits silently with code 13.
  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config')
  const { upsertAdministrateur } = await import('../features/accounts')
  const { prepareDatabase } = await import('../infrastructure/database/prepareDatabase')
  const { closeDatabase } = await import('../infrastructure/database/closeDatabase')
  await prepareDatabase()
  const payload = await getPayload({ config })
  const isNew = await upsertAdministrateur(payload, email, password)
  process.stdout.write(
    `${isNew ? 'Administrateur créé' : 'Administrateur mis à jour'} : ${email}\n`,
  )
  if (!chosen) process.stdout.write(`Mot de passe : ${password}\n`)
  await closeDatabase(payload)
  process.exit(0)
} catch (error) {
  failCommand(error)
}
