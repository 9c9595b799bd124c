import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'

type AddressCardProps = {
  nom: string
  /** Lines separated by `\n`. */
  adresse: string
}

export function AddressCard({ nom, adresse }: AddressCardProps) {
  const query = encodeURIComponent(adresse.replaceAll('\n', ', '))
  return (
    <Frame>
      <p>
        <Name>{nom}</Name>
        {adresse}
      </p>
      <TextLink href={`https://www.openstreetmap.org/search?query=${query}`} isNewTab>
        Voir sur une carte
      </TextLink>
    </Frame>
  )
}

const Frame = styled.address`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};
  width: fit-content;
  margin-top: ${theme.space.l};
  padding: ${theme.space.l} ${theme.space.l} ${theme.space.s};
  border: 1px solid ${theme.colors.line};
  border-inline-start: 0.375rem solid ${theme.colors.ochre};
  border-radius: ${theme.radii.small};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  font-size: ${theme.fontSizes.body};
  font-style: normal;
  white-space: pre-line;
`

const Name = styled.strong`
  display: block;
`
