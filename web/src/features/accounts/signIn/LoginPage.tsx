import { paths } from '@web/domain/paths'
import { FormHeader } from '@web/ui/FormHeader'
import { TextLink } from '@web/ui/links/TextLink'
import { Notice } from '@web/ui/Notice'
import { Seo } from '@web/lib/seo/Seo'
import { LoginForm } from './LoginForm'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { useSignIn } from '@web/lib/auth/useSignIn'
import { canUsePasskeys } from '@web/lib/browser/canUsePasskeys'
import { logError } from '@web/lib/browser/logError'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { Button } from '@web/ui/Button'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { api } from '@web/lib/api/api'
import type { SignInAnswer } from '@regards/contract/schemas/accounts'
import styles from './LoginPage.module.css'

export function LoginPage() {
  return (
    <>
      <Seo title="Connexion" variant="private" />
      <FormHeader title="Connexion">
        Cet espace est réservé aux administrateurs et aux éditeurs du site.
      </FormHeader>
      <noscript>
        <Notice variant="neutral">
          La connexion a besoin de JavaScript. Activez-le dans votre navigateur.
        </Notice>
      </noscript>
      <LoginForm />
      <div className={styles.other}>
        <PasskeySignIn />
        <TextLink href={paths.motDePasseOublie}>Mot de passe oublié&nbsp;?</TextLink>
      </div>
    </>
  )
}

/** Button that signs in with a passkey, in place of the password; absent where there are none. */
function PasskeySignIn() {
  const isHydrated = useIsHydrated()
  const signIn = useSignIn(signInWithPasskey)
  if (!isHydrated || !canUsePasskeys()) return null

  function handleClick() {
    if (signIn.isPending) return
    signIn.mutate(undefined, {
      onError: (error) => logError('La connexion par clé d’accès a échoué\u00a0:', error),
    })
  }

  return (
    <>
      {signIn.error && <Notice variant="danger">{describe(signIn.error)}</Notice>}
      <Button data-look="secondary" aria-disabled={signIn.isPending} onClick={handleClick}>
        {signIn.isPending ? 'Clé d’accès…' : 'Utiliser une clé d’accès'}
      </Button>
    </>
  )
}

/** Browsers do not tell a user who gives up from a device without a passkey. */
const describe = (error: Error): string =>
  error instanceof ApiError
    ? toFrenchMessage(error)
    : 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.'

/** Signs in with a passkey. @throws ApiError; `NotAllowedError` when the user gives up */
async function signInWithPasskey(): Promise<SignInAnswer> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    api<PublicKeyCredentialRequestOptionsJSON>('/users/passkeys/options', { method: 'POST' }),
  ])
  const answer = await startAuthentication({ optionsJSON })
  return api('/users/passkeys/login', { method: 'POST', body: answer })
}
