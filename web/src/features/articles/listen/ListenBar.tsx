import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Button } from '@web/ui/Button'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { Icon } from '@web/ui/icons/Icon'
import { ToolButton } from '@web/ui/ToolButton'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { rates } from './listenSettings'
import { sortVoices } from './useVoices'
import { usePlayer } from './usePlayer'
import styles from './ListenBar.module.css'

type ListenBarProps = {
  /** Of the language of the text; not empty. */
  voices: SpeechSynthesisVoice[]
  /** BCP 47 tag of the text. */
  langue: string
  /** Called after the last sentence. */
  onEnd: () => void
  onClose: () => void
}

const rewindSeconds = 15

const rateFormat = new Intl.NumberFormat('fr-FR')

/** Reads the article aloud, at the foot of the window while the article is in view. */
export function ListenBar({ voices: found, langue, onEnd, onClose }: ListenBarProps) {
  const voices = sortVoices(found, langue)
  const player = usePlayer(voices, langue, onEnd)
  const { isPlaying, index, count, rate, voice } = player
  const toggleRef = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => toggleRef.current?.focus({ preventScroll: true }), [])

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its buttons
    <div
      className={styles.frame}
      role="region"
      aria-label="Lecture à voix haute"
      data-listen-bar=""
      onKeyDown={handleKeyDown}
    >
      <progress
        className={styles.progress}
        aria-label="Avancement"
        value={index}
        max={Math.max(count - 1, 1)}
        aria-valuetext={`Phrase ${index + 1} sur ${count}`}
      />
      <ToolButton onClick={() => player.rewind(rewindSeconds)}>
        <Icon>
          <path d="M5 12a7.5 7.5 0 1 0 2.5-5.5L4 9.5M4 4v5.5h5.5" />
        </Icon>
        <VisuallyHidden>Reculer de {rewindSeconds} secondes</VisuallyHidden>
      </ToolButton>
      <Button className={styles.play} ref={toggleRef} onClick={player.toggle}>
        <Icon>{isPlaying ? <path d="M8 5v14M16 5v14" /> : <path d="M7 4.5v15l12-7.5Z" />}</Icon>
        <VisuallyHidden>{isPlaying ? 'Pause' : 'Lecture'}</VisuallyHidden>
      </Button>
      <VisuallyHidden as="label" htmlFor={`${id}-vitesse`}>
        Vitesse
      </VisuallyHidden>
      <select
        className={styles.select}
        id={`${id}-vitesse`}
        value={rate}
        onChange={({ currentTarget }) => player.change({ rate: Number(currentTarget.value) })}
      >
        {rates.map((value) => (
          <option key={value} value={value}>
            × {rateFormat.format(value)}
          </option>
        ))}
      </select>
      {voices.length > 1 && (
        <>
          <VisuallyHidden as="label" htmlFor={`${id}-voix`}>
            Voix
          </VisuallyHidden>
          <select
            className={`${styles.select} ${styles.voiceSelect}`}
            id={`${id}-voix`}
            value={voice?.voiceURI}
            onChange={({ currentTarget }) => player.change({ voice: currentTarget.value })}
          >
            {voices.map(({ voiceURI, name }) => (
              <option key={voiceURI} value={voiceURI}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
      <ToolButton className={styles.close} onClick={onClose}>
        <CloseIcon />
        <VisuallyHidden>Arrêter la lecture</VisuallyHidden>
      </ToolButton>
    </div>
  )
}
