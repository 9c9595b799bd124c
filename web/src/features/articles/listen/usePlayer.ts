import { useEffect, useRef, useState } from 'react'
import { loadListenSettings, saveListenSettings, type ListenSettings } from './listenSettings'
import { markPassage } from './markPassage'
import { readPassages, type Passage } from './readPassages'
import { SpeechPlayer } from './SpeechPlayer'

/** Speaks the article of the page from its beginning, and marks the sentence that is spoken. */
export function usePlayer(voices: SpeechSynthesisVoice[], langue: string, onEnd: () => void) {
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
  useEffect(() => {
    if (!range) return
    return markPassage(range, window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [range])

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
