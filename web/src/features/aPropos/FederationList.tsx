import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'
import { Star } from '@web/ui/motifs/Star'
import { SmallText } from '@web/ui/texts'

export type Federation = { nom: string; region: string | undefined; href: string | undefined }

type FederationListProps = { federations: Federation[] }

export function FederationList({ federations }: FederationListProps) {
  return (
    <List>
      {federations.map(({ nom, region, href }, index) => (
        <Item key={index}>
          <Star />
          <div>
            {href ? (
              <TextLink href={href} isNewTab={!href.startsWith('/')}>
                {nom}
              </TextLink>
            ) : (
              <Name>{nom}</Name>
            )}
            {region && <SmallText>{region}</SmallText>}
          </div>
        </Item>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space.m};
`

const Item = styled.li`
  display: flex;
  gap: ${theme.space.s};
  align-items: center;
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px dashed ${theme.colors.field};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};

  & > svg {
    font-size: 2rem;
  }
`

const Name = styled.p`
  padding-block: 0.5rem;
  font-weight: 600;
`
