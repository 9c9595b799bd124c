import { beforeEach, expect, it, vi } from 'vitest'
import { SpeechPlayer } from '../../../../web/src/features/articles/listen/SpeechPlayer'
import { buildVoice, mockSpeech } from '../../support/mockSpeech'

beforeEach(() => vi.useFakeTimers())

const text = 'Les rubans volent au vent'

function play(isLocal: boolean) {
  const synthesis = mockSpeech()
  const onChange = vi.fn()
  const voice = buildVoice('Voix', 'fr-FR', isLocal) as SpeechSynthesisVoice
  const options = { texts: [text], voice, rate: 1, onChange, onEnd: vi.fn() }
  const player = new SpeechPlayer(window.speechSynthesis, options)
  player.play()
  return { synthesis, onChange, player }
}

it('a voice of the network that stops without an event speaks the sentence again in halves', () => {
  const { synthesis } = play(false)
  vi.advanceTimersByTime(10_000)
  expect(synthesis.spoken).toEqual([text, 'Les rubans'])
  synthesis.end()
  synthesis.end()
  expect(synthesis.spoken.join(' ')).toBe(`${text} ${text}`)
})

it('a voice that does not even speak a word is paused, and shown so', () => {
  const { synthesis, onChange } = play(false)
  vi.advanceTimersByTime(60_000)
  expect(onChange).toHaveBeenLastCalledWith({ isPlaying: false, index: 0 })
  expect(synthesis.current).toBeUndefined()
})

it('a voice of the device has its time, and a pause ends the watch', () => {
  const { synthesis } = play(true)
  vi.advanceTimersByTime(60_000)
  expect(synthesis.spoken).toEqual([text])

  const { synthesis: other, player } = play(false)
  player.pause()
  vi.advanceTimersByTime(60_000)
  expect(other.spoken).toEqual([text])
})
