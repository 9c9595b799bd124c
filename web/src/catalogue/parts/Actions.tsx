import styled from 'styled-components'
import { theme } from '../../theme/theme'
import { Button, ButtonLink } from '../../ui/Button'
import { FilterLinks } from '../../ui/links/FilterLinks'
import { SocialLinks } from '../../ui/links/SocialLinks'
import { TextButton, TextLink } from '../../ui/links/TextLink'
import { DropdownEntry, DropdownHint } from '../../ui/menu/DropdownEntry'
import { DropdownMenu } from '../../ui/menu/DropdownMenu'
import { Section } from '../../ui/Section'

const variants = ['primary', 'secondary', 'quiet'] as const

/** Every variant and state of buttons; links and menus. */
export function Actions() {
  return (
    <Section title="Boutons, liens, menus">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button $look={variant}>Lire la revue</Button>
          <ButtonLink href="#liens" $look={variant}>
            Lire la revue (lien)
          </ButtonLink>
          <Button $look={variant} disabled>
            Envoi en cours…
          </Button>
          <Button $look={variant} aria-disabled="true">
            Chargement…
          </Button>
        </Row>
      ))}
      <Row id="liens">
        <TextLink href="/regards">Lien sur sa ligne</TextLink>
        <TextLink href="https://example.org" isNewTab>
          Lien vers un autre site
        </TextLink>
        <TextButton>Bouton en forme de lien</TextButton>
      </Row>
      <FilterLinks
        label="Filtrer"
        links={[
          { to: '#tout', isCurrent: true, content: 'Toutes' },
          { to: '#2024', isCurrent: false, content: 2024 },
        ]}
      />
      <SocialLinks
        reseaux={[
          { reseau: 'facebook', url: 'https://example.org/f' },
          { reseau: 'instagram', url: 'https://example.org/i' },
          { reseau: 'twitter', url: 'https://example.org/t' },
        ]}
      />
      <Menus>
        {(['plain', 'outlined'] as const).map((look) => (
          <DropdownMenu key={look} label="À propos" variant={look} isCurrent={look === 'plain'}>
            <ul>
              <li>
                <DropdownEntry href="#liens">Historique</DropdownEntry>
              </li>
              <li>
                <DropdownEntry href="#liens" aria-current="page">
                  Notre siège
                </DropdownEntry>
              </li>
              <li>
                <DropdownEntry as="button" type="button">
                  Administration
                  <DropdownHint>Gérer les numéros et les contenus</DropdownHint>
                </DropdownEntry>
              </li>
            </ul>
          </DropdownMenu>
        ))}
      </Menus>
    </Section>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
`

const Menus = styled(Row)`
  justify-content: end;
`
