import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../app/paths'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { TextLink } from '../../../ui/links/TextLink'
import { Notice } from '../../../ui/Notice'
import { NewPasswordForm } from '../components/NewPasswordForm'
import { PasswordHead } from '../components/PasswordHead'
import { WithoutScript } from '../components/WithoutScript'
import { readToken } from '../helpers/readToken'

const title = 'Nouveau mot de passe'

/** Where the link of a mail leads. The server draws it without knowing the token. */
export function NouveauMotDePassePage() {
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  const [outcome, setOutcome] = useState<'done' | 'invalid'>()
  const token = readToken(hash)

  const isInvalid = outcome === 'invalid' || (isHydrated && outcome !== 'done' && !token)

  return (
    <>
      <PasswordHead title={title}>
        {outcome === 'done'
          ? 'Toutes les sessions ouvertes avec l’ancien mot de passe ont été fermées.'
          : isInvalid
            ? 'Un lien ne sert qu’une fois, et pendant une heure\u00a0; un nouveau remplace les précédents.'
            : 'Choisissez le nouveau mot de passe de votre compte.'}
      </PasswordHead>
      {/* In the page before the password is sent: a status is announced only in a region that is known. */}
      <Notice tone="success">{outcome === 'done' && 'Votre mot de passe a été changé.'}</Notice>
      {outcome === 'done' ? (
        <TextLink href={paths.login}>Se connecter</TextLink>
      ) : isInvalid ? (
        <>
          <Notice tone="danger">Ce lien n’est pas valable, ou ne l’est plus.</Notice>
          <TextLink href={paths.motDePasseOublie}>Demander un autre lien</TextLink>
        </>
      ) : (
        <>
          <WithoutScript />
          <NewPasswordForm
            token={token ?? ''}
            onDone={() => setOutcome('done')}
            onInvalid={() => setOutcome('invalid')}
          />
        </>
      )}
    </>
  )
}
