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
