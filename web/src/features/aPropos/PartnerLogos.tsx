import type { PictureSource } from '@web/domain/pictures/toPicture'
import { Picture } from '@web/ui/Picture'
import { SiteLink } from '@web/ui/links/SiteLink'
import { joinClasses } from '@web/ui/joinClasses'
import styles from './PartnerLogos.module.css'

export type Partenaire = {
  nom: string
  logo: PictureSource | undefined
  href: string | undefined
}

/** Partners of the federation: their logos, or their names where there is none. */
export function PartnerLogos({ partenaires }: { partenaires: Partenaire[] }) {
  return (
    <ul className={styles.list}>
      {partenaires.map((partenaire, index) => (
        <li key={index}>
          {partenaire.href ? (
            <SiteLink href={partenaire.href} isNewTab={!partenaire.href.startsWith('/')}>
              <Card {...partenaire} />
            </SiteLink>
          ) : (
            <Card {...partenaire} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Card({ nom, logo }: Pick<Partenaire, 'nom' | 'logo'>) {
  if (!logo) return <div className={styles.plate}>{nom}</div>
  return (
    <div className={joinClasses(styles.plate, styles.paper)}>
      <Picture
        className={styles.logo}
        picture={{ ...logo, alt: logo.alt || nom, placeholder: undefined }}
        ratio={5 / 3}
        sizes="15rem"
        fit="contain"
      />
    </div>
  )
}
