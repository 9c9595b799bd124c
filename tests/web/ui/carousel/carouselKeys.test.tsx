import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '@web/ui/carousel/Carousel'
import { renderComponent } from '../../support/renderComponent'

const titles = ['Bourrée', 'Gavotte', 'Farandole']
const shownSlide = () => screen.getByRole('group').textContent
const wait = (delayMs: number) => act(() => vi.advanceTimersByTimeAsync(delayMs))
const nextButton = () => screen.getByRole('button', { name: 'Diapositive suivante' })

describe('a carousel', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderComponent(
      <Carousel
        label="En images"
        slides={titles.map((title) => ({ id: title, content: title }))}
      />,
    )
  })

  it.each([
    ['Control and the right arrow', { key: 'ArrowRight', ctrlKey: true }],
    ['Command and the right arrow', { key: 'ArrowRight', metaKey: true }],
    ['Alt and the right arrow', { key: 'ArrowRight', altKey: true }],
    ['the down arrow', { key: 'ArrowDown' }],
    ['Home', { key: 'Home' }],
  ])('leaves %s to the browser', (_name, key) => {
    // fireEvent gives false when the default action was prevented.
    expect(fireEvent.keyDown(nextButton(), key)).toBe(true)
    expect(shownSlide()).toBe('Bourrée')
  })

  it('keeps the arrow keys that change its slide from scrolling the page', () => {
    expect(fireEvent.keyDown(nextButton(), { key: 'ArrowRight' })).toBe(false)
  })

  it('goes through its slides by the keys, round in both directions', () => {
    const shown = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'].map(
      (key) => {
        fireEvent.keyDown(nextButton(), { key })
        return shownSlide()
      },
    )

    expect(shown).toEqual(['Gavotte', 'Farandole', 'Bourrée', 'Farandole', 'Gavotte'])
  })

  it('shows a slide that was asked for during 5 s, and then the next one', async () => {
    await wait(4_000)
    fireEvent.click(nextButton())
    await wait(4_999)
    expect(shownSlide()).toBe('Gavotte')
    await wait(1)
    expect(shownSlide()).toBe('Farandole')
  })

  it.each([-40, 40])('stays for a swipe of %i px, which is the threshold', (travel) => {
    const finger = { isPrimary: true, pointerType: 'touch', clientY: 100 }
    const slide = screen.getByRole('group')
    fireEvent.pointerDown(slide, { ...finger, clientX: 200 })
    fireEvent.pointerUp(slide, { ...finger, clientX: 200 + travel })

    expect(shownSlide()).toBe('Bourrée')
  })
})
