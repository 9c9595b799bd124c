import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '@web/ui/carousel/Carousel'
import { renderComponent } from '../../support/renderComponent'
import { setReducedMotion } from '../../support/setReducedMotion'

const carousel = () => screen.getByRole('region', { name: 'En images' })
/** The slide that is shown: the others are hidden from everybody. */
const shownSlide = () => screen.getByRole('group').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const nextButton = () => screen.getByRole('button', { name: 'Diapositive suivante' })
const liveness = () => document.querySelector('[aria-live]')?.getAttribute('aria-live')
const wait = (delayMs: number) => act(() => vi.advanceTimersByTimeAsync(delayMs))

describe('a carousel', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => setReducedMotion(false))

  it('goes on by itself after 5 s, and round again after the last slide', async () => {
    renderCarousel()

    await wait(4_999)
    expect(shownSlide()).toBe('Bourrée')
    await wait(1)
    expect(shownSlide()).toBe('Gavotte')
    await wait(5_000)
    expect(shownSlide()).toBe('Farandole')
    await wait(5_000)
    expect(shownSlide()).toBe('Bourrée')
  })

  it.each([
    ['Diapositive suivante', 'Gavotte'],
    ['Diapositive précédente', 'Farandole'],
    ['Diapositive 3 sur 3', 'Farandole'],
  ])('goes by « %s » to %s', (name, slide) => {
    renderCarousel()
    press(name)

    expect(shownSlide()).toBe(slide)
  })

  it.each([
    ['left by 41 px', -41, 0, 'Gavotte'],
    ['right by 41 px', 41, 0, 'Farandole'],
    ['left by 40 px, the threshold', -40, 0, 'Bourrée'],
    ['right by 40 px, the threshold', 40, 0, 'Bourrée'],
    ['more down than left', -60, 80, 'Bourrée'],
  ])('swiped %s, shows the right slide', (_name, x, y, slide) => {
    renderCarousel()
    swipe(x, y)

    expect(shownSlide()).toBe(slide)
  })

  it('leaves a move that the browser has taken for scrolling, and the mouse, alone', () => {
    renderCarousel()
    const slide = screen.getByRole('group')
    fireEvent.pointerDown(slide, { ...finger, clientX: 200, clientY: 100 })
    fireEvent.pointerCancel(slide, finger)
    fireEvent.pointerUp(slide, { ...finger, clientX: 100, clientY: 100 })
    swipe(-100, 0, 'mouse')

    expect(shownSlide()).toBe('Bourrée')
  })

  it('stands still under the pointer, and goes on after', async () => {
    renderCarousel()
    fireEvent.pointerEnter(carousel())
    await wait(20_000)
    expect(shownSlide()).toBe('Bourrée')

    fireEvent.pointerLeave(carousel())
    await wait(5_000)
    expect(shownSlide()).toBe('Gavotte')
  })

  it('goes on after a finger, which is gone before it says so', async () => {
    renderCarousel()
    fireEvent.pointerEnter(carousel(), finger)
    await wait(5_000)
    expect(shownSlide()).toBe('Gavotte')
  })

  it('stands still while the focus is within, and goes on after', async () => {
    renderCarousel()
    act(() => nextButton().focus())
    await wait(20_000)
    expect(shownSlide()).toBe('Bourrée')

    act(() => nextButton().blur())
    await wait(5_000)
    expect(shownSlide()).toBe('Gavotte')
  })

  it('stands still when asked to, until it is asked to go on, whatever has the focus', async () => {
    renderCarousel()
    press('Mettre en pause')
    await wait(20_000)
    expect(shownSlide()).toBe('Bourrée')

    fireEvent.pointerEnter(carousel())
    act(() => screen.getByRole('button', { name: 'Relancer le défilement' }).focus())
    press('Relancer le défilement')
    await wait(5_000)
    expect(shownSlide()).toBe('Gavotte')
    expect(screen.getByRole('button', { name: 'Mettre en pause' })).toBeVisible()
  })

  it('does not rotate with reduced motion, and has no pause button', async () => {
    setReducedMotion(true)
    renderCarousel()
    await wait(20_000)

    expect(shownSlide()).toBe('Bourrée')
    expect(screen.queryByRole('button', { name: 'Mettre en pause' })).not.toBeInTheDocument()
    press('Diapositive suivante')
    expect(shownSlide()).toBe('Gavotte')
  })

  it('stands still while its tab is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    renderCarousel()
    await wait(20_000)
    expect(shownSlide()).toBe('Bourrée')

    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    await wait(5_000)
    expect(shownSlide()).toBe('Gavotte')
  })

  it('has a role, a name and the number of the slide for assistive technology', () => {
    renderCarousel()
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carrousel')
    const slide = screen.getByRole('group', { name: '1 sur 3' })
    expect(slide).toHaveAttribute('aria-roledescription', 'diapositive')

    press('Diapositive 2 sur 3')
    expect(screen.getByRole('group', { name: '2 sur 3' })).toBeVisible()
    expect(currentIndicators()).toEqual(['Diapositive 2 sur 3'])
  })

  it('keeps the other slides out of reach of the keyboard and screen readers', () => {
    renderCarousel()

    for (const name of ['2 sur 3', '3 sur 3']) {
      const slide = screen.getByLabelText(name)
      expect(slide).toHaveAttribute('inert')
      expect(slide).toHaveAttribute('aria-hidden', 'true')
    }
  })

  it('announces a new slide only when it does not move by itself', () => {
    renderCarousel()
    expect(liveness()).toBe('off')
    press('Mettre en pause')
    expect(liveness()).toBe('polite')
  })

  it('has no buttons with one slide, and renders nothing without slides', () => {
    const { rerender } = renderComponent(<Carousel label="En images" slides={slides.slice(0, 1)} />)
    expect(screen.getByText('Bourrée')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()

    rerender(<Carousel label="En images" slides={[]} />)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it.each([
    ['Control and the right arrow', { key: 'ArrowRight', ctrlKey: true }],
    ['Command and the right arrow', { key: 'ArrowRight', metaKey: true }],
    ['Alt and the right arrow', { key: 'ArrowRight', altKey: true }],
    ['Alt and the left arrow, the way back,', { key: 'ArrowLeft', altKey: true }],
    ['the down arrow', { key: 'ArrowDown' }],
    ['Home', { key: 'Home' }],
  ])('leaves %s to the browser', (_name, key) => {
    renderCarousel()
    // fireEvent gives false when the default action was prevented.
    expect(fireEvent.keyDown(nextButton(), key)).toBe(true)
    expect(shownSlide()).toBe('Bourrée')
  })

  it('keeps the arrow keys that change its slide from scrolling the page', () => {
    renderCarousel()
    expect(fireEvent.keyDown(nextButton(), { key: 'ArrowRight' })).toBe(false)
  })

  it('goes through its slides by the keys, round in both directions', () => {
    renderCarousel()
    const shown = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'].map(
      (key) => {
        fireEvent.keyDown(nextButton(), { key })
        return shownSlide()
      },
    )

    expect(shown).toEqual(['Gavotte', 'Farandole', 'Bourrée', 'Farandole', 'Gavotte'])
  })

  it('shows a slide that was asked for during 5 s, and then the next one', async () => {
    renderCarousel()
    await wait(4_000)
    fireEvent.click(nextButton())
    await wait(4_999)
    expect(shownSlide()).toBe('Gavotte')
    await wait(1)
    expect(shownSlide()).toBe('Farandole')
  })
})

const slides = ['Bourrée', 'Gavotte', 'Farandole'].map((name) => ({ id: name, content: name }))

const finger = { isPrimary: true, pointerType: 'touch' }

function renderCarousel() {
  renderComponent(<Carousel label="En images" slides={slides} />)
}

function swipe(x: number, y: number, pointerType = 'touch') {
  const slide = screen.getByRole('group')
  const pointer = { isPrimary: true, pointerType }
  fireEvent.pointerDown(slide, { ...pointer, clientX: 200, clientY: 100 })
  fireEvent.pointerUp(slide, { ...pointer, clientX: 200 + x, clientY: 100 + y })
}

function currentIndicators() {
  return screen
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-current'))
    .map((button) => button.getAttribute('aria-label'))
}
