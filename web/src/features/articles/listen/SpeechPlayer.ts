export type PlayerState = { isPlaying: boolean; index: number }

type PlayerOptions = {
  /** What is said, sentence by sentence. */
  texts: string[]
  voice: SpeechSynthesisVoice | undefined
  rate: number
  onChange: (state: PlayerState) => void
  /** Called after the last sentence. */
  onEnd: () => void
}

/** Letters that a voice speaks in a second, at the rate 1. */
const lettersPerSecond = 15

/**
 * Speaks sentences one after the other. A pause ends the utterance, and its sentence begins anew:
 * browsers on Android cannot pause a voice, and Chrome forgets one that is paused for long.
 */
export class SpeechPlayer {
  private index = 0
  private isPlaying = false
  /** Events of an utterance that was cancelled come late. */
  private current: SpeechSynthesisUtterance | undefined

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
    this.synthesis.cancel()
  }

  private speak(): void {
    const { texts, voice, rate } = this.options
    this.silence()
    const utterance = new SpeechSynthesisUtterance(texts[this.index] ?? '')
    if (voice) utterance.voice = voice
    utterance.lang = voice?.lang ?? 'fr-FR'
    utterance.rate = rate
    utterance.addEventListener('end', () => this.handleEnd(utterance))
    utterance.addEventListener('error', () => {
      if (utterance === this.current) this.pause()
    })
    this.current = utterance
    this.synthesis.speak(utterance)
    this.notify()
  }

  private handleEnd(utterance: SpeechSynthesisUtterance): void {
    if (utterance !== this.current) return
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
