import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Reseau } from '../../domain/parametres/Coordonnees'
import { media } from '../../theme/media'
import { theme } from '../../theme/theme'
import { FacebookIcon } from '../icons/FacebookIcon'
import { InstagramIcon } from '../icons/InstagramIcon'
import { TwitterIcon } from '../icons/TwitterIcon'
import { IconLink } from './IconLink'

type SocialLinksProps = { reseaux: Reseau[] }

const networks: Record<Reseau['reseau'], { label: string; icon: ReactNode }> = {
  facebook: { label: 'Facebook', icon: <FacebookIcon /> },
  instagram: { label: 'Instagram', icon: <InstagramIcon /> },
  twitter: { label: 'Twitter', icon: <TwitterIcon /> },
}

/** Links to the federation's social networks; renders nothing when there are none. */
export function SocialLinks({ reseaux }: SocialLinksProps) {
  if (reseaux.length === 0) return null
  return (
    <List>
      {reseaux.map(({ reseau, url }) => (
        <li key={reseau}>
          <IconLink href={url} {...networks[reseau]} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};

  ${media.print} {
    display: none;
  }
`
