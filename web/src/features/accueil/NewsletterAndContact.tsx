import type { ReactNode } from 'react'
import type { Coordonnees } from '@web/domain/parametres/parametresQuery'
import { SocialLinks } from '@web/ui/links/SocialLinks'
import { EmailLink } from '@web/ui/links/EmailLink'
import { Section } from '@web/ui/Section'
import type { Accueil } from './toAccueil'
import styles from './NewsletterAndContact.module.css'

type NewsletterAndContactProps = Pick<Accueil, 'lettre' | 'contact'> & {
  newsletterForm: ReactNode
  /** Undefined while the site's settings are loading. */
  coordonnees: Coordonnees | undefined
}

export function NewsletterAndContact(props: NewsletterAndContactProps) {
  const { lettre, newsletterForm, contact, coordonnees } = props
  return (
    <Section variant="sunken" label={`${lettre.titre}, ${contact.titre}`}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h2>{lettre.titre}</h2>
          {lettre.texte && <p>{lettre.texte}</p>}
          {newsletterForm}
        </div>
        <div className={styles.column}>
          <h2>{contact.titre}</h2>
          {contact.texte && <p>{contact.texte}</p>}
          {coordonnees?.email ? (
            <EmailLink email={coordonnees.email} />
          ) : (
            // Before the federation has filled in an address: by post.
            <address className={styles.address}>{coordonnees?.adresse}</address>
          )}
          {coordonnees && <SocialLinks reseaux={coordonnees.reseaux} />}
        </div>
      </div>
    </Section>
  )
}
