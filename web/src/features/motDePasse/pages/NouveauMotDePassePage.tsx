import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../domain/paths'
import { useIsHydrated } from '../../../lib/hydration/useIsHydrated'
import { TextLink } from '../../../ui/links/TextLink'
import { Notice } from '../../../ui/Notice'
import { ResetPasswordForm } from '../components/ResetPasswordForm'
import { PasswordPageHeader } from '../components/PasswordPageHeader'
import { NoScriptNotice } from '../components/NoScriptNotice'
import { parseToken } from '../helpers/parseToken'

const title = 'Nouveau mot de passe'

/**
 * Target of the link in the reset e-mail. The server renders it without the token, which is in the
 * hash.
 */
export function NouveauMotDePassePage() {
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  const [outcome, setOutcome] = useState<'done' | 'invalid'>()
  const token = parseToken(hash)

  const isInvalid = outcome === 'invalid' || (isHydrated && outcome !== 'done' && !token)

  return (
    <>
      <PasswordPageHeader title={title}>
        {outcome === 'done'
          ? 'Toutes les sessions ouvertes avec l’ancien mot de passe ont été fermées.'
          : isInvalid
            ? 'Un lien ne sert qu’une fois, et pendant une heure\u00a0; un nouveau remplace les précédents.'
            : 'Choisissez le nouveau mot de passe de votre compte.'}
      </PasswordPageHeader>
      {/* Rendered before the submit: a live region must exist before its text changes. */}
      <Notice variant="success">{outcome === 'done' && 'Votre mot de passe a été changé.'}</Notice>
      {outcome === 'done' ? (
        <TextLink href={paths.login}>Se connecter</TextLink>
      ) : isInvalid ? (
        <>
          <Notice variant="danger">Ce lien n’est pas valable, ou ne l’est plus.</Notice>
          <TextLink href={paths.motDePasseOublie}>Demander un autre lien</TextLink>
        </>
      ) : (
        <>
          <NoScriptNotice />
          <ResetPasswordForm
            token={token ?? ''}
            onDone={() => setOutcome('done')}
            onInvalid={() => setOutcome('invalid')}
          />
        </>
      )}
    </>
  )
}
