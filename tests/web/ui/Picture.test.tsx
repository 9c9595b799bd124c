import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HydrationContext } from '@web/lib/hydration/HydrationContext'
import { Picture } from '@web/ui/Picture'
import { renderComponent } from '../support/renderComponent'
import { mockIntersectionObserver } from '../support/mockIntersectionObserver'

const picture = {
  src: '/media/cover-960.webp',
  avifSrcSet: '/media/w320.avif 320w, /media/w720.avif 720w',
  width: 2000,
  height: 1500,
  alt: 'Un costume de fête',
  placeholder: 'data:image/webp;base64,AAAA',
}

describe('a picture', () => {
  it('comes in the size that its place asks for, or in a format that all browsers know', () => {
    renderComponent(<Picture picture={picture} ratio={4 / 3} sizes="20rem" />)

    const image = screen.getByRole('img', { name: 'Un costume de fête' })
    expect(image).toHaveAttribute('src', picture.src)
    const source = image.previousElementSibling
    expect(source).toHaveAttribute('type', 'image/avif')
    expect(source).toHaveAttribute('srcset', picture.avifSrcSet)
    expect(source).toHaveAttribute('sizes', '20rem')
  })

  it('loads when it is nearly in view and stays; its description is there before', () => {
    const view = mockIntersectionObserver()
    renderComponent(<Picture picture={picture} ratio={4 / 3} sizes="20rem" />)
    expect(view.rootMargins).toEqual(['400px'])
    view.tell(false)
    expect(screen.queryByAltText('Un costume de fête')).not.toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Un costume de fête' })).toBeInTheDocument()

    view.tell(true)
    expect(screen.getByAltText('Un costume de fête')).toBeInTheDocument()
    expect(view.observedCount()).toBe(0)
  })

  it('comes at once when it is seen first', () => {
    renderComponent(<Picture picture={picture} ratio={4 / 3} sizes="20rem" isPriority />)

    const image = screen.getByRole('img')
    expect(image).toHaveAttribute('loading', 'eager')
    expect(image).toHaveAttribute('fetchpriority', 'high')
    const asked = document.head.querySelector('link[rel="preload"][as="image"]')
    expect(asked).toHaveAttribute('imagesrcset', picture.avifSrcSet)
    expect(asked).toHaveAttribute('imagesizes', '20rem')
  })

  it('has attributes of an image only, not of a shared link', () => {
    const shared = { src: '/media/cover.jpg', width: 1200, height: 900 }
    renderComponent(<Picture picture={{ ...picture, shared }} ratio={1} sizes="20rem" isPriority />)

    expect(screen.getByRole('img').outerHTML).not.toContain('shared')
  })

  it('lies over its placeholder', () => {
    renderComponent(<Picture picture={picture} ratio={4 / 3} sizes="20rem" />)

    expect(screen.getByRole('img').closest('div')?.style.backgroundImage).toContain('base64,AAAA')
  })

  it('has no placeholder in the HTML of the server, which would be decoded before the first paint', () => {
    renderComponent(
      <HydrationContext value={{ isHydrated: false, onHydrated: () => {} }}>
        <Picture picture={picture} ratio={4 / 3} sizes="20rem" />
      </HydrationContext>,
    )

    expect(screen.getByRole('img').closest('div')?.style.backgroundImage).toBe('')
  })

  it('is cropped around its focal point, like its placeholder', () => {
    renderComponent(
      <Picture picture={{ ...picture, position: '20% 80%' }} ratio={4 / 3} sizes="20rem" />,
    )

    const image = screen.getByRole('img')
    expect(image).toHaveStyle({ objectPosition: '20% 80%' })
    expect(image.closest('div')).toHaveStyle({ backgroundPosition: '20% 80%' })
  })

  it('is centred when it is shown whole', () => {
    const whole = { ...picture, position: '20% 80%' }
    renderComponent(<Picture picture={whole} ratio={4 / 3} sizes="20rem" fit="contain" />)

    expect(screen.getByRole('img').style.objectPosition).toBe('')
  })

  it('is not spoken of when it is an ornament', () => {
    renderComponent(<Picture picture={{ ...picture, alt: '' }} ratio={4 / 3} sizes="20rem" />)

    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('reserves its space without a picture', () => {
    const { container } = renderComponent(<Picture picture={undefined} ratio={1.5} sizes="20rem" />)

    expect(container.firstElementChild).toHaveStyle({ aspectRatio: '1.5' })
    expect(container.querySelector('img')).toBeNull()
  })
})
