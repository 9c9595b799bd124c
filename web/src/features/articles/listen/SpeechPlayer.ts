export type PlayerState = { isPlaying: boolean; index: number }

type PlayerOptions = {
  /** The sentences to speak. */
  texts: string[]
  voice: SpeechSynthesisVoice | undefined
  rate: number
  onChange: (state: PlayerState) => void
  /** Called after the last sentence. */
  onEnd: () => void
}

/** Letters that a voice speaks in a second, at the rate 1. */
const lettersPerSecond = 15

/** Longest utterance: Chrome's voices of the network stop after 14 seconds, and send no event. */
const maxSeconds = 12

/** Extra time that a network voice may need for an utterance. */
const latencyMs = 4_000

/**
 * Speaks sentences one after the other. A pause ends the utterance, and its sentence begins anew:
 * browsers on Android cannot pause a voice, and Chrome forgets one that is paused for long.
 */
export class SpeechPlayer {
  private index = 0
  private isPlaying = false
  /** Events of an utterance that was cancelled come late. */
  private current: SpeechSynthesisUtterance | undefined
  private watch: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly synthesis: SpeechSynthesis,
    private readonly options: PlayerOptions,
  ) {}

  play(): void {
    this.isPlaying = true
    this.speak()
  }

  pause(): void {
    this.isPlaying = false
    this.silence()
    this.notify()
  }

  /** Goes to a sentence, and speaks it if the player is playing. */
  goTo(index: number): void {
    this.index = Math.max(0, Math.min(index, this.options.texts.length - 1))
    if (this.isPlaying) this.speak()
    else this.notify()
  }

  /** Goes back by at least these seconds, to the beginning of a sentence. */
  rewind(seconds: number): void {
    const { texts, rate } = this.options
    let index = this.index
    let letters = 0
    while (index > 0 && letters < seconds * lettersPerSecond * rate) {
      index -= 1
      letters += texts[index]?.length ?? 0
    }
    this.goTo(index)
  }

  /** Changes voice or rate; the current sentence begins anew. */
  change(settings: Partial<Pick<PlayerOptions, 'voice' | 'rate'>>): void {
    const { voice, rate } = { ...this.options, ...settings }
    if (voice?.voiceURI === this.options.voice?.voiceURI && rate === this.options.rate) return
    Object.assign(this.options, settings)
    if (this.isPlaying) this.speak()
  }

  /** Stops without telling. */
  dispose(): void {
    this.isPlaying = false
    this.silence()
  }

  private silence(): void {
    this.current = undefined
    clearTimeout(this.watch)
    this.synthesis.cancel()
  }

  private speak(): void {
    const { texts, rate } = this.options
    const maxLength = maxSeconds * lettersPerSecond * rate
    this.speakParts(divideUtterance(texts[this.index] ?? '', maxLength))
    this.notify()
  }

  /** Speaks the parts of a sentence, one after the other. */
  private speakParts([text = '', ...others]: string[]): void {
    const { voice, rate } = this.options
    this.silence()
    const utterance = new SpeechSynthesisUtterance(text)
    if (voice) utterance.voice = voice
    utterance.lang = voice?.lang ?? 'fr-FR'
    utterance.rate = rate
    utterance.addEventListener('end', () => this.handleEnd(utterance, others))
    utterance.addEventListener('error', () => {
      if (utterance === this.current) this.pause()
    })
    this.current = utterance
    this.synthesis.speak(utterance)
    if (voice?.localService === false) this.watchUtterance(text, others)
  }

  /** Speaks an utterance again in halves if it does not end. */
  private watchUtterance(text: string, others: string[]): void {
    const seconds = text.length / (lettersPerSecond * this.options.rate)
    this.watch = setTimeout(
      () => {
        const halves = divideUtterance(text, Math.ceil(text.length / 2))
        if (halves.length > 1) this.speakParts([...halves, ...others])
        else this.pause()
      },
      latencyMs + 1.5 * seconds * 1_000,
    )
  }

  private handleEnd(utterance: SpeechSynthesisUtterance, others: string[]): void {
    if (utterance !== this.current) return
    if (others.length > 0) {
      this.speakParts(others)
      return
    }
    if (this.index < this.options.texts.length - 1) {
      this.index += 1
      this.speak()
      return
    }
    this.index = 0
    this.pause()
    this.options.onEnd()
  }

  private notify(): void {
    this.options.onChange({ isPlaying: this.isPlaying, index: this.index })
  }
}

/** Divides a sentence at pauses, else between words. @param maxLength in characters */
export function divideUtterance(text: string, maxLength: number): string[] {
  if (text.length <= maxLength) return [text]
  const start = text.slice(0, maxLength + 1)
  const at = findLast(start, /[;:,.!?…](?=\s)/g) || findLast(start, /\S(?=\s)/g)
  const end = at || text.search(/\s/)
  if (end <= 0) return [text]
  return [text.slice(0, end).trim(), ...divideUtterance(text.slice(end).trim(), maxLength)]
}

/** The offset after the last match; 0 without one. */
const findLast = (text: string, sign: RegExp): number =>
  [...text.matchAll(sign)].reduce((_last, { index, 0: found }) => index + found.length, 0)
