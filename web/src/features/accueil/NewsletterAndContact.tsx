import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Coordonnees } from '@web/domain/parametres/Coordonnees'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { SocialLinks } from '@web/ui/links/SocialLinks'
import { TextLink } from '@web/ui/links/TextLink'
import { Section } from '@web/ui/Section'

type TitledText = { titre: string; texte: string | undefined }

type NewsletterAndContactProps = {
  lettre: TitledText
  newsletterForm: ReactNode
  contact: TitledText
  /** Undefined while the site's settings are loading. */
  coordonnees: Coordonnees | undefined
}

export function NewsletterAndContact({
  lettre,
  newsletterForm,
  contact,
  coordonnees,
}: NewsletterAndContactProps) {
  return (
    <Section variant="sunken" label={`${lettre.titre}, ${contact.titre}`}>
      <Columns>
        <Column>
          <h2>{lettre.titre}</h2>
          {lettre.texte && <p>{lettre.texte}</p>}
          {newsletterForm}
        </Column>
        <Column>
          <h2>{contact.titre}</h2>
          {contact.texte && <p>{contact.texte}</p>}
          {coordonnees?.email ? (
            <TextLink href={`mailto:${coordonnees.email}`}>{coordonnees.email}</TextLink>
          ) : (
            // Before the federation has filled in an address: by post.
            <Address>{coordonnees?.adresse}</Address>
          )}
          {coordonnees && <SocialLinks reseaux={coordonnees.reseaux} />}
        </Column>
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};

  ${media.from('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(2.5rem, 7vw, 7rem);
  }
`

const Column = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space.s};

  & > form {
    width: 100%;
  }
`

const Address = styled.address`
  white-space: pre-line;
`
