import type { ReactNode } from 'react'
import type { Reseau } from '@web/domain/parametres/parametresQuery'
import { createIcon, Icon } from '../icons/Icon'
import { VisuallyHidden } from '../texts'
import { SiteLink } from './SiteLink'
import styles from './SocialLinks.module.css'

const FacebookIcon = createIcon('M17 3h-2a4 4 0 0 0-4 4v14M7 12h8')

const TwitterIcon = createIcon(
  'M3 18c7 3 16 0 16-9l2-3h-3.500a4 4 0 0 0-6.500 4C7.500 10 5 8.500 3.500 6 2.500 9.500 4 12.500 7 14.500 6 16.500 4.500 17.500 3 18z',
)

const networks: Record<Reseau['reseau'], { label: string; icon: ReactNode }> = {
  facebook: { label: 'Facebook', icon: <FacebookIcon /> },
  instagram: { label: 'Instagram', icon: <InstagramIcon /> },
  twitter: { label: 'Twitter', icon: <TwitterIcon /> },
}

/** Links to the federation's social networks; renders nothing when there are none. */
export function SocialLinks({ reseaux }: { reseaux: Reseau[] }) {
  if (reseaux.length === 0) return null
  return (
    <ul className={styles.list}>
      {reseaux.map(({ reseau, url }) => (
        <li key={reseau}>
          <SiteLink className={styles.round} href={url} isNewTab>
            {networks[reseau].icon}
            <VisuallyHidden>{networks[reseau].label}</VisuallyHidden>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function InstagramIcon() {
  return (
    <Icon>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </Icon>
  )
}
