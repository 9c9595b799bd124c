import { useEffect, useId, useRef, type KeyboardEvent, useState } from 'react'
import { Button } from '@web/ui/Button'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { Icon } from '@web/ui/icons/Icon'
import { ToolButton } from '@web/ui/ToolButton'
import { VisuallyHidden } from '@web/ui/texts'
import { readPassages, type Passage } from './readPassages'
import { SpeechPlayer } from './SpeechPlayer'
import { scrollToRange, setHighlight } from '../hits/textRanges'
import { parseStored, writeStored } from '@web/lib/browser/storage'
import './markPassage.css'
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

/** Speaks the article of the page from its beginning, and marks the sentence that is spoken. */
function usePlayer(voices: SpeechSynthesisVoice[], langue: string, onEnd: () => void) {
  const [state, setState] = useState({ isPlaying: false, index: 0 })
  const [settings, setSettings] = useState(loadListenSettings)
  // The article is in the page before it is listened to.
  const [passages] = useState<Passage[]>(() => readPassages(document, langue))
  const player = useRef<SpeechPlayer>(undefined)
  const latestOnEnd = useRef(onEnd)
  const voice = voices.find(({ voiceURI }) => voiceURI === settings.voice) ?? voices[0]
  const start = useRef({ voice, rate: settings.rate })
  useEffect(() => {
    latestOnEnd.current = onEnd
  })

  useEffect(() => {
    const own = new SpeechPlayer(window.speechSynthesis, {
      texts: passages.map(({ spoken }) => spoken),
      ...start.current,
      onChange: setState,
      onEnd: () => latestOnEnd.current(),
    })
    const pause = () => own.pause()
    player.current = own
    own.play()
    // A browser may go on speaking after its page was left, and shows it again as it was.
    window.addEventListener('pagehide', pause)
    return () => {
      window.removeEventListener('pagehide', pause)
      own.dispose()
    }
  }, [passages])

  // Voices of the network come late.
  useEffect(() => player.current?.change({ voice }), [voice])

  const range = passages[state.index]?.range
  useEffect(() => range && markPassage(range), [range])

  function change(next: Partial<ListenSettings>) {
    const chosen = { ...settings, ...next }
    setSettings(chosen)
    saveListenSettings(chosen)
    player.current?.change({ rate: chosen.rate })
  }

  return {
    ...state,
    count: passages.length,
    rate: settings.rate,
    voice,
    toggle: () => (state.isPlaying ? player.current?.pause() : player.current?.play()),
    rewind: (seconds: number) => player.current?.rewind(seconds),
    change,
  }
}

/** Name of the CSS highlight of the sentence that is spoken, as in markPassage.css. */
const highlightName = 'lecture-a-voix-haute'

/**
 * Marks the spoken sentence, or its paragraph without the CSS Custom Highlight API, and scrolls to
 * it when it is not in view.
 * @returns a function that removes the mark
 */
function markPassage(range: Range): () => void {
  scrollToRange(range)
  const removeHighlight = setHighlight(highlightName, [range])
  if (removeHighlight) return removeHighlight
  const { startContainer: start } = range
  const block = start instanceof Element ? start : start.parentElement
  block?.setAttribute('data-heard', '')
  return () => block?.removeAttribute('data-heard')
}

/**
 * Sorts voices, best first: French of France before others, the device's before the network's.
 * @param langue BCP 47 tag of the text
 */
export function sortVoices(voices: SpeechSynthesisVoice[], langue: string): SpeechSynthesisVoice[] {
  const home = /^fr\b/i.test(langue) ? 'fr-fr' : langue.toLowerCase()
  const score = ({ lang, localService }: SpeechSynthesisVoice) =>
    (lang.replace('_', '-').toLowerCase() === home ? 2 : 0) + (localService ? 1 : 0)
  return voices.toSorted((one, other) => score(other) - score(one))
}

/** Speed and voice that the listener chose, on this device. */
type ListenSettings = { rate: number; voice: string | undefined }

const rates = [0.75, 1, 1.25, 1.5, 2]

const storageKey = 'regards:ecoute'

function loadListenSettings(): ListenSettings {
  const stored = parseStored('localStorage', storageKey) as Partial<ListenSettings> | undefined
  const { rate = 1, voice } = stored ?? {}
  return {
    rate: rates.includes(rate) ? rate : 1,
    voice: typeof voice === 'string' ? voice : undefined,
  }
}

function saveListenSettings(settings: ListenSettings): void {
  writeStored('localStorage', storageKey, JSON.stringify(settings))
}
