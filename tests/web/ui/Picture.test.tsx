import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from '../../../web/src/ui/Picture'
import { renderBlock } from '../support/renderBlock'

const picture = {
  src: '/media/w640.webp',
  srcSet: '/media/w320.webp 320w, /media/w640.webp 640w',
  width: 2000,
  height: 1500,
  alt: 'Un costume de fête',
  placeholder: 'data:image/webp;base64,AAAA',
}

describe('a picture', () => {
  it('comes when it is scrolled to, in the size that its place asks for', () => {
    renderBlock(<Picture picture={picture} ratio={4 / 3} sizes="20rem" />)

    const image = screen.getByRole('img', { name: 'Un costume de fête' })
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(image).toHaveAttribute('srcset', picture.srcSet)
    expect(image).toHaveAttribute('sizes', '20rem')
  })

  it('comes at once when it is seen first', () => {
    renderBlock(<Picture picture={picture} ratio={4 / 3} sizes="20rem" isPriority />)

    const image = screen.getByRole('img')
    expect(image).toHaveAttribute('loading', 'eager')
    expect(image).toHaveAttribute('fetchpriority', 'high')
  })

  it('lies over its placeholder', () => {
    renderBlock(<Picture picture={picture} ratio={4 / 3} sizes="20rem" />)

    expect(screen.getByRole('img').parentElement?.style.backgroundImage).toContain('base64,AAAA')
  })

  it('is not spoken of when it is an ornament', () => {
    renderBlock(<Picture picture={{ ...picture, alt: '' }} ratio={4 / 3} sizes="20rem" />)

    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('keeps its place when there is none', () => {
    const { container } = renderBlock(<Picture picture={undefined} ratio={1.5} sizes="20rem" />)

    expect(container.firstElementChild).toHaveStyle({ aspectRatio: '1.5' })
    expect(container.querySelector('img')).toBeNull()
  })
})
