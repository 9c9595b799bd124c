import type { Coordonnees } from '@web/domain/parametres/Coordonnees'
import { SocialLinks } from '@web/ui/links/SocialLinks'
import { TextLink } from '@web/ui/links/TextLink'
import styles from './FooterContact.module.css'

type FooterContactProps = { coordonnees: Coordonnees }

export function FooterContact({ coordonnees }: FooterContactProps) {
  const { adresse, email, telephone, reseaux } = coordonnees
  return (
    <address className={styles.address}>
      <p className={styles.addressLines}>{adresse}</p>
      <div className={styles.contactLinks}>
        {email && (
          <div className={styles.email} style={{ '--letters': email.length }}>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </div>
        )}
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
