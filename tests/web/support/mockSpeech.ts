import { vi } from 'vitest'

type Voice = { name: string; lang: string; voiceURI: string; localService: boolean }

export const buildVoice = (name: string, lang = 'fr-FR', localService = true): Voice => ({
  name,
  lang,
  voiceURI: name,
  localService,
})

class Utterance extends EventTarget {
  voice: Voice | null = null
  lang = ''
  rate = 1
  constructor(readonly text: string) {
    super()
  }
}

/** A speechSynthesis without sound, whose utterances end when a test says so. */
class Synthesis extends EventTarget {
  current: Utterance | undefined
  readonly spoken: string[] = []

  constructor(private voices: Voice[]) {
    super()
  }

  getVoices = () => this.voices

  setVoices(voices: Voice[]) {
    this.voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }

  speak(utterance: Utterance) {
    // What iOS wants within a tap.
    if (utterance.text === '') return
    this.current = utterance
    this.spoken.push(utterance.text)
  }

  /** Browsers tell an utterance that was cancelled by an error, later. */
  cancel() {
    const cancelled = this.current
    this.current = undefined
    if (cancelled) queueMicrotask(() => cancelled.dispatchEvent(new Event('error')))
  }

  end() {
    const ended = this.current
    this.current = undefined
    ended?.dispatchEvent(new Event('end'))
  }

  fail() {
    this.current?.dispatchEvent(new Event('error'))
  }
}

/** Gives the browser voices until the end of the test. */
export function mockSpeech(voices: Voice[] = [buildVoice('Amélie')]): Synthesis {
  const synthesis = new Synthesis(voices)
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return synthesis
}
