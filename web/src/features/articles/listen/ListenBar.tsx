import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { Icon } from '@web/ui/icons/Icon'
import { ToolButton } from '@web/ui/ToolButton'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { rates } from './listenSettings'
import { highlightName } from './markPassage'
import { sortVoices } from './useVoices'
import { usePlayer } from './usePlayer'

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
    <Frame
      role="region"
      aria-label="Lecture à voix haute"
      data-listen-bar=""
      onKeyDown={handleKeyDown}
    >
      <MarkStyle />
      <Progress
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
      <Play ref={toggleRef} type="button" onClick={player.toggle}>
        <Icon>{isPlaying ? <path d="M8 5v14M16 5v14" /> : <path d="M7 4.5v15l12-7.5Z" />}</Icon>
        <VisuallyHidden>{isPlaying ? 'Pause' : 'Lecture'}</VisuallyHidden>
      </Play>
      <VisuallyHidden as="label" htmlFor={`${id}-vitesse`}>
        Vitesse
      </VisuallyHidden>
      <Select
        id={`${id}-vitesse`}
        value={rate}
        onChange={({ currentTarget }) => player.change({ rate: Number(currentTarget.value) })}
      >
        {rates.map((value) => (
          <option key={value} value={value}>
            × {rateFormat.format(value)}
          </option>
        ))}
      </Select>
      {voices.length > 1 && (
        <>
          <VisuallyHidden as="label" htmlFor={`${id}-voix`}>
            Voix
          </VisuallyHidden>
          <VoiceSelect
            id={`${id}-voix`}
            value={voice?.voiceURI}
            onChange={({ currentTarget }) => player.change({ voice: currentTarget.value })}
          >
            {voices.map(({ voiceURI, name }) => (
              <option key={voiceURI} value={voiceURI}>
                {name}
              </option>
            ))}
          </VoiceSelect>
        </>
      )}
      <Close onClick={onClose}>
        <CloseIcon />
        <VisuallyHidden>Arrêter la lecture</VisuallyHidden>
      </Close>
    </Frame>
  )
}

/** Of what is spoken: a sentence, or its paragraph (`markPassage`). */
const MarkStyle = createGlobalStyle`
  ::highlight(${highlightName}) {
    background-color: color-mix(in srgb, ${theme.colors.ochre} 38%, transparent);
    color: ${theme.colors.ink};
  }

  [data-heard] {
    background-color: color-mix(in srgb, ${theme.colors.ochre} 22%, transparent);
  }
`

const Frame = styled.div`
  position: sticky;
  bottom: ${theme.space.s};
  z-index: ${theme.zIndexes.header};
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  width: 100%;
  max-width: 34rem;
  margin: ${theme.space.l} auto 0;
  padding: ${theme.space.xs};
  overflow: clip;
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  box-shadow: ${theme.shadows.high};

  ${media.print} {
    display: none;
  }
`

/** A thread along the upper edge. */
const Progress = styled.progress`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  height: 4px;
  border: 0;
  background: ${theme.colors.line};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${theme.colors.line};
  }

  &::-webkit-progress-value {
    background: ${theme.colors.accentText};
  }

  &::-moz-progress-bar {
    background: ${theme.colors.accentText};
  }
`

const Play = styled(Button)`
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  padding: 0;
  font-size: 1.25rem;
`

const Select = styled.select`
  flex: none;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0 ${theme.space.xxs};
  border: 1px solid ${theme.colors.field};
  border-radius: ${theme.radii.small};
  background: ${theme.colors.surface};
  color: inherit;
  font: inherit;
  font-size: ${theme.fontSizes.small};
`

const VoiceSelect = styled(Select)`
  flex: 1 1 0;
`

const Close = styled(ToolButton)`
  margin-inline-start: auto;
`
