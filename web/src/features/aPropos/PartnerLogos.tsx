import styled from 'styled-components'
import type { PictureSource } from '@web/domain/pictures/toPicture'
import { theme } from '@web/theme/theme'
import { Picture } from '@web/ui/Picture'
import { SiteLink } from '@web/ui/links/SiteLink'

export type Partenaire = {
  nom: string
  logo: PictureSource | undefined
  href: string | undefined
}

type PartnerLogosProps = { partenaires: Partenaire[] }

/** Partners of the federation: their logos, or their names where there is none. */
export function PartnerLogos({ partenaires }: PartnerLogosProps) {
  return (
    <List>
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
    </List>
  )
}

function Card({ nom, logo }: Pick<Partenaire, 'nom' | 'logo'>) {
  if (!logo) return <Plate>{nom}</Plate>
  return (
    <Paper>
      <Logo
        picture={{ ...logo, alt: logo.alt || nom, placeholder: undefined }}
        ratio={5 / 3}
        sizes="15rem"
        fit="contain"
      />
    </Paper>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space.l};

  & a {
    color: inherit;
  }
`

const Plate = styled.div`
  display: grid;
  place-items: center;
  min-height: 9rem;
  padding: ${theme.space.m};
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-wrap: balance;
`

/** White background in all colour schemes, which logos are designed for; dimmed in dark mode. */
const Paper = styled(Plate)`
  background: ${theme.colors.logoPaper};
`

/** Blends the logo's own white background into the paper. */
const Logo = styled(Picture)`
  width: 100%;
  background: none;
  mix-blend-mode: multiply;
`
