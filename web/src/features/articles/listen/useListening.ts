import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, NavigationType } from 'react-router-dom'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'

const loadBar = async () => (await import('./ListenBar')).ListenBar

/** History state of the navigation to the next article, which is read aloud at once. */
const continued = { isContinued: true } as const

/** Whether the article is read aloud; at its end, `next` is opened and read. */
export function useListening(next: { path: string } | undefined) {
  const navigate = useNavigate()
  const isContinued = useIsContinued()
  const [isListening, setIsListening] = useState(isContinued)
  const { Component: ListenBar, load, failure } = useLazyComponent(loadBar)

  useEffect(() => {
    if (!isListening) return
    let isCurrent = true
    void load().then((isThere) => {
      if (isCurrent && !isThere) setIsListening(false)
    })
    return () => {
      isCurrent = false
    }
  }, [isListening, load])

  return {
    ListenBar,
    failure,
    isListening,
    listen: () => {
      // iOS lets a page speak only after it has spoken within a tap; the bar comes later.
      window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
      setIsListening(true)
    },
    stop: () => setIsListening(false),
    goOn: () => {
      setIsListening(false)
      if (next) void navigate(next.path, { state: continued })
    },
  }
}

/** Not after a reload or « Back », when the same history entry is shown again. */
function useIsContinued(): boolean {
  const { state } = useLocation() as { state: unknown }
  const isNew = useNavigationType() === NavigationType.Push
  return isNew && typeof state === 'object' && state !== null && 'isContinued' in state
}

/**
 * The voices of this device for a language; undefined while unknown. Others are unintelligible.
 * @param langue BCP 47 tag of the text
 */
export function useVoices(langue: string): SpeechSynthesisVoice[] | undefined {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>()

  useEffect(() => {
    const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : undefined
    if (!synthesis) return
    const update = () =>
      setVoices(
        synthesis.getVoices().filter(({ lang }) => getLanguage(lang) === getLanguage(langue)),
      )
    update()
    // Safari 16 knows its voices at once, and has no such event.
    if (!('addEventListener' in synthesis)) return
    synthesis.addEventListener('voiceschanged', update)
    return () => synthesis.removeEventListener('voiceschanged', update)
  }, [langue])

  return voices
}

/** `fr` of `fr-FR`, and of `fr_FR`, as Android writes it. */
const getLanguage = (tag: string): string | undefined => tag.toLowerCase().split(/[-_]/)[0]
