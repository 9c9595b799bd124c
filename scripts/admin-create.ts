import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'

import { loadDotEnv, ROOT } from './environment'

/** `npm run admin:create -- email [mot de passe]`: makes or resets an administrator. */
const USAGE = 'Usage : npm run admin:create -- adresse@exemple.fr [mot de passe]'

loadDotEnv()
process.chdir(ROOT)
process.env.LOG_LEVEL ??= 'warn'
// The database of a running product is the one of its production schema, never pushed to.
Object.assign(process.env, { NODE_ENV: 'production' })

const { positionals } = parseArgs({ allowPositionals: true })
const [email = process.env.ADMIN_EMAIL ?? 'admin@regards.local', chosen] = positionals
if (!email.includes('@')) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
const password = chosen ?? randomBytes(12).toString('base64url')

const [{ getPayload }, { default: config }, { setAdministrateur }] = await Promise.all([
  import('payload'),
  import('../cms/src/payload.config'),
  import('../cms/src/boot/setAdministrateur'),
])
try {
  const payload = await getPayload({ config })
  const isNew = await setAdministrateur(payload, email, password)
  process.stdout.write(
    `${isNew ? 'Administrateur créé' : 'Administrateur mis à jour'} : ${email}\n`,
  )
  if (!chosen) process.stdout.write(`Mot de passe : ${password}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`Échec : ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
