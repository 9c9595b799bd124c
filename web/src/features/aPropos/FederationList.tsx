import { TextLink } from '@web/ui/links/TextLink'
import { Star } from '@web/ui/motifs/Star'
import { SmallText } from '@web/ui/texts'
import styles from './FederationList.module.css'

export type Federation = { nom: string; region: string | undefined; href: string | undefined }

export function FederationList({ federations }: { federations: Federation[] }) {
  return (
    <ul className={styles.list}>
      {federations.map(({ nom, region, href }, index) => (
        <li className={styles.item} key={index}>
          <Star />
          <div>
            {href ? (
              <TextLink href={href} isNewTab={!href.startsWith('/')}>
                {nom}
              </TextLink>
            ) : (
              <p className={styles.name}>{nom}</p>
            )}
            {region && <SmallText>{region}</SmallText>}
          </div>
        </li>
      ))}
    </ul>
  )
}
