import { useContext } from 'react'
import { specifiedCopyrightYear, type Coordonnees } from '@web/domain/parametres/parametresQuery'
import { useSession } from '@web/lib/auth/useSession'
import { SiteNameContext } from '@web/lib/seo/siteName'
import { Container } from '@web/ui/Container'
import { EmailLink } from '@web/ui/links/EmailLink'
import { TextButton, TextLink } from '@web/ui/links/TextLink'
import { Star } from '@web/ui/motifs/Star'
import { WovenBand } from '@web/ui/motifs/WovenBand'
import { paths } from '@web/domain/paths'
import { legalPages } from '../pages/textPages'
import { SocialLinks } from '@web/ui/links/SocialLinks'
import styles from './Footer.module.css'

type FooterProps = {
  /** Undefined while loading; the rest of the footer renders without it. */
  coordonnees: Coordonnees | undefined
  onSignOut: () => void
  /** Opens the cookie preferences; undefined when there are none. */
  onManageCookies?: (() => void) | undefined
}

export function Footer({ coordonnees, onSignOut, onManageCookies }: FooterProps) {
  const { status } = useSession()
  const name = useContext(SiteNameContext)
  return (
    <footer className={styles.frame}>
      <WovenBand />
      <Container className={styles.columns}>
        <p className={styles.name}>
          <Star />
          {name}
        </p>
        {coordonnees && <FooterContact coordonnees={coordonnees} />}
        <nav aria-label="Pied de page">
          <ul>
            {legalPages.map(({ path, label }) => (
              <li key={path}>
                <TextLink href={path}>{label}</TextLink>
              </li>
            ))}
            {onManageCookies && (
              <li>
                <TextButton onClick={onManageCookies}>Gérer les cookies</TextButton>
              </li>
            )}
            <li>
              {status === 'signedIn' ? (
                <TextButton onClick={onSignOut}>Se déconnecter</TextButton>
              ) : (
                <TextLink href={paths.login}>Se connecter</TextLink>
              )}
            </li>
          </ul>
        </nav>
      </Container>
      <Container as="p" className={styles.copyright}>
        © {coordonnees?.anneeDuCopyright ?? specifiedCopyrightYear} {name}
        {coordonnees?.issn && ` · Regards, ISSN\u00a0${coordonnees.issn}`}
      </Container>
    </footer>
  )
}

type FooterContactProps = { coordonnees: Coordonnees }

function FooterContact({ coordonnees }: FooterContactProps) {
  const { adresse, email, telephone, reseaux } = coordonnees
  return (
    <address className={styles.address}>
      <p className={styles.addressLines}>{adresse}</p>
      <div className={styles.contactLinks}>
        {email && <EmailLink email={email} />}
        {telephone && <TextLink href={toTelHref(telephone)}>{telephone}</TextLink>}
        <SocialLinks reseaux={reseaux} />
      </div>
    </address>
  )
}

/** Builds a `tel:` URL: keeps digits and `+` only. */
function toTelHref(telephone: string): string {
  return `tel:${telephone.replace(/[^\d+]/g, '')}`
}
