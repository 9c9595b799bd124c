import { useEffect, useState } from 'react'

/**
 * The voices of this device for a language; undefined while they are not known. A voice of another
 * language would be unintelligible.
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
