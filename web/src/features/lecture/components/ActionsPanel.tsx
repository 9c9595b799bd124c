import type { ReactNode } from 'react'
import { paths } from '@web/domain/paths'
import { TextButton, TextLink } from '@web/ui/links/TextLink'
import type { Lecture } from '../helpers/toLecture'
import styles from './ActionsPanel.module.css'

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
    <div className={styles.column}>
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
      <div className={styles.keyboard}>
        <h3>Au clavier</h3>
        <Shortcuts list={shortcuts} />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={hasCharacterKeys}
            onChange={({ currentTarget }) => onCharacterKeysChange(currentTarget.checked)}
          />
          Raccourcis d’un seul caractère
        </label>
        {hasCharacterKeys && <Shortcuts list={characterShortcuts} />}
      </div>
    </div>
  )
}

function Shortcuts({ list }: { list: [ReactNode, string][] }) {
  return (
    <dl className={styles.list}>
      {list.map(([keys, effect]) => (
        <div key={effect}>
          <dt>{keys}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  )
}
