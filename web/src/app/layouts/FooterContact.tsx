import styled from 'styled-components'
import type { Coordonnees } from '@web/domain/parametres/Coordonnees'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { SocialLinks } from '@web/ui/links/SocialLinks'
import { TextLink } from '@web/ui/links/TextLink'

type FooterContactProps = { coordonnees: Coordonnees }

export function FooterContact({ coordonnees }: FooterContactProps) {
  const { adresse, email, telephone, reseaux } = coordonnees
  return (
    <Address>
      <AddressLines>{adresse}</AddressLines>
      <ContactLinks>
        {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
        {telephone && <TextLink href={toTelHref(telephone)}>{telephone}</TextLink>}
        <SocialLinks reseaux={reseaux} />
      </ContactLinks>
    </Address>
  )
}

/** Builds a `tel:` URL: keeps digits and `+` only. */
function toTelHref(telephone: string): string {
  return `tel:${telephone.replace(/[^\d+]/g, '')}`
}

const Address = styled.address`
  display: grid;
  gap: ${theme.space.l};

  ${media.from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.l};
    row-gap: 0;
  }
`

const AddressLines = styled.p`
  padding-top: 0.5rem;
  white-space: pre-line;

  ${media.print} {
    padding-top: 0;
    white-space: normal;
  }
`

const ContactLinks = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space.xxs};

  & > ul {
    margin-top: ${theme.space.xs};
  }

  /* On one line with the address. */
  ${media.print} {
    display: flex;
    gap: ${theme.space.l};

    & > a {
      min-height: 0;
    }
  }
`
