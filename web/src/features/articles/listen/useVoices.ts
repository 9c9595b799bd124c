import { useEffect, useState } from 'react'

/**
 * The voices of this device for a language, best first: those of the language, then of its region;
 * empty while they are not known. A voice of another language would be unintelligible.
 * @param langue BCP 47 tag of the text
 */
export function useVoices(langue: string): SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([])

  useEffect(() => {
    const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : undefined
    if (!synthesis) return
    const update = () => setVoices(selectVoices(synthesis.getVoices(), langue))
    update()
    // Safari 16 knows its voices at once, and has no such event.
    if (!('addEventListener' in synthesis)) return
    synthesis.addEventListener('voiceschanged', update)
    return () => synthesis.removeEventListener('voiceschanged', update)
  }, [langue])

  return voices
}

/** French of France before that of Canada; a voice of the device before one that needs the network. */
export function selectVoices(
  voices: SpeechSynthesisVoice[],
  langue: string,
): SpeechSynthesisVoice[] {
  const [language = ''] = langue.toLowerCase().split('-')
  const home = language === 'fr' ? 'fr-fr' : langue.toLowerCase()
  const score = ({ lang, localService }: SpeechSynthesisVoice) =>
    (lang.replace('_', '-').toLowerCase() === home ? 2 : 0) + (localService ? 1 : 0)
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((one, other) => score(other) - score(one))
}
