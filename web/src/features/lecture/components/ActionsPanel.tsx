import type { ReactNode } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { theme } from '@web/theme/theme'
import { TextButton, TextLink } from '@web/ui/links/TextLink'
import type { Lecture } from '../helpers/toLecture'

type ActionsPanelProps = {
  lecture: Lecture
  page: number
  fullscreen: { isSupported: boolean; isFullscreen: boolean; toggle: () => void }
  hasCharacterKeys: boolean
  onCharacterKeysChange: (isOn: boolean) => void
}

const shortcuts: [ReactNode, string][] = [
  [<kbd key="arrows">←</kbd>, 'Page précédente'],
  [<kbd key="arrows">→</kbd>, 'Page suivante'],
  [<kbd key="home">Début</kbd>, 'Première page'],
  [<kbd key="end">Fin</kbd>, 'Dernière page'],
  [<kbd key="escape">Échap</kbd>, 'Fermer, ou voir la page entière'],
]

const characterShortcuts: [ReactNode, string][] = [
  [<kbd key="plus">+</kbd>, 'Agrandir'],
  [<kbd key="minus">−</kbd>, 'Réduire'],
  [<kbd key="zero">0</kbd>, 'Page entière'],
  [<kbd key="f">F</kbd>, 'Plein écran'],
]

/** Other forms of the issue, and the keyboard. */
export function ActionsPanel(props: ActionsPanelProps) {
  const { lecture, page, fullscreen, hasCharacterKeys, onCharacterKeysChange } = props
  const { numero, pdfUrl } = lecture
  return (
    <Column>
      <ul>
        <li>
          <TextLink href={`${paths.regardTexte(numero)}#page-${page}`}>
            Ouvrir la version texte
          </TextLink>
        </li>
        <li>
          <TextLink href={paths.regardEpub(numero)}>Télécharger le livre numérique (EPUB)</TextLink>
        </li>
        {pdfUrl && (
          <>
            <li>
              <TextLink href={paths.regardTelechargement(numero)}>Télécharger le PDF</TextLink>
            </li>
            <li>
              <TextLink href={pdfUrl} isNewTab>
                Imprimer depuis le PDF
              </TextLink>
            </li>
          </>
        )}
        {fullscreen.isSupported && (
          <li>
            <TextButton onClick={fullscreen.toggle}>
              {fullscreen.isFullscreen ? 'Quitter le plein écran' : 'Plein écran'}
            </TextButton>
          </li>
        )}
      </ul>
      <Keyboard>
        <h3>Au clavier</h3>
        <Shortcuts list={shortcuts} />
        <Choice>
          <input
            type="checkbox"
            checked={hasCharacterKeys}
            onChange={({ currentTarget }) => onCharacterKeysChange(currentTarget.checked)}
          />
          Raccourcis d’un seul caractère
        </Choice>
        {hasCharacterKeys && <Shortcuts list={characterShortcuts} />}
      </Keyboard>
    </Column>
  )
}

function Shortcuts({ list }: { list: [ReactNode, string][] }) {
  return (
    <List>
      {list.map(([keys, effect]) => (
        <div key={effect}>
          <dt>{keys}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </List>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space.s};

  & h3 {
    font-size: ${theme.fontSizes.body};
  }
`

/** Hidden on telephones, which have no keyboard. */
const Keyboard = styled.div`
  display: grid;
  gap: ${theme.space.s};

  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`

const List = styled.dl`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.fontSizes.small};

  & > div {
    display: flex;
    gap: ${theme.space.s};
    align-items: baseline;
  }

  & dt {
    flex: none;
    min-width: 3.5rem;
  }

  & kbd {
    display: inline-block;
    min-width: 1.75rem;
    padding: 0.125rem 0.375rem;
    border: 1px solid ${theme.colors.field};
    border-radius: ${theme.radii.small};
    background: ${theme.colors.paper};
    font: inherit;
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
  }
`

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 2.75rem;

  & > input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${theme.colors.accent};
  }
`
