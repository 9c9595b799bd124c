import { useQuery } from '@tanstack/react-query'
import { toFrenchMessage } from '../../../lib/api/errors'
import { TextLink } from '../../../ui/links/TextLink'
import { LoadError } from '../../../ui/LoadError'
import { Notice } from '../../../ui/Notice'
import { Section } from '../../../ui/Section'
import { Spinner } from '../../../ui/Spinner'
import { secondFactorQuery } from './secondFactorQuery'
import { SecondFactorCards } from './SecondFactorCards'

type SecondFactorSectionProps = {
  /** The account may do nothing else before it has a second factor. */
  isMissing: boolean
  /** Chapter of the guide. */
  guideHref: string
}

/** Section of the account: authenticator app, passkeys and recovery codes. */
export function SecondFactorSection({ isMissing, guideHref }: SecondFactorSectionProps) {
  const { data, error, refetch } = useQuery(secondFactorQuery)
  return (
    <Section
      title="Double authentification"
      variant="sunken"
      intro={
        <>
          <p>
            Un mot de passe se devine, se lit par-dessus l’épaule ou se vole. Avec un second moyen,
            que vous seul avez en main, il ne suffit plus pour entrer à votre place.
          </p>
          <TextLink href={guideHref}>Aide&nbsp;: protéger son compte</TextLink>
        </>
      }
    >
      {isMissing && (
        <Notice variant="danger">
          Votre compte d’administrateur a besoin d’un second moyen de connexion. Ajoutez une
          application d’authentification ou une clé d’accès&nbsp;: le reste du site s’ouvrira
          ensuite.
        </Notice>
      )}
      {data ? (
        <SecondFactorCards secondFactor={data} />
      ) : error ? (
        <LoadError
          sentence="Vos moyens de connexion n’ont pas pu être chargés."
          detail={toFrenchMessage(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Chargement de vos moyens de connexion…" />
      )}
    </Section>
  )
}
