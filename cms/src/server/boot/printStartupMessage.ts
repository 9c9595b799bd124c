import { env } from '../../lib/env'
import type { FirstAccount } from './ensureFirstAdministrateur'

/** Prints the site's URL and the sign-in instructions; a generated password is printed once. */
export function printStartupMessage(account: FirstAccount | undefined): void {
  const lines = [`Le site est prêt : ${env.siteUrl}`, `Pages et textes  : ${env.siteUrl}/admin`]
  if (account?.generatedPassword) {
    lines.push(
      '',
      'Premier administrateur (ce mot de passe ne sera plus affiché) :',
      `  email        : ${account.email}`,
      `  mot de passe : ${account.generatedPassword}`,
    )
  } else if (account) {
    lines.push('', `Premier administrateur créé : ${account.email} (ADMIN_EMAIL)`)
  }
  lines.push('', `Se connecter : ${env.siteUrl}/login`, 'Mot de passe perdu : npm run admin:create')
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}
