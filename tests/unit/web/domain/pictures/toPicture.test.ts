import { describe, expect, it } from 'vitest'
import type { Image } from '@payload-types'
import { pickRenderedFields, toPicture } from '@web/domain/pictures/toPicture'

const image: Image = {
  id: 'image',
  usage: 'page',
  url: '/media/images/abc/costume.jpg',
  width: 2000,
  height: 1500,
  alt: 'Un costume de fête',
  placeholder: 'data:image/webp;base64,AAAA',
  sizes: {
    w320: { url: '/media/w320.avif', width: 320 },
    w720: { url: '/media/w720.avif', width: 720 },
    w1280: { url: null, width: null },
    webp: { url: '/media/w960.webp', width: 960 },
    jpeg: { url: '/media/w960.jpg', width: 960 },
  },
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-01T00:00:00.000Z',
}

describe('toPicture', () => {
  it('gives the attributes of an image element from the available sizes', () => {
    expect(toPicture(image)).toEqual({
      src: '/media/w960.webp',
      shared: { src: '/media/w960.jpg', width: 960, height: 720 },
      avifSrcSet: '/media/w320.avif 320w, /media/w720.avif 720w',
      width: 2000,
      height: 1500,
      alt: 'Un costume de fête',
      placeholder: 'data:image/webp;base64,AAAA',
    })
  })

  it('offers each width once: unenlarged sizes share a width', () => {
    const narrow = {
      ...image,
      sizes: {
        w320: { url: '/media/w320.avif', width: 320 },
        w480: { url: '/media/w480.avif', width: 400 },
        w720: { url: '/media/w720.avif', width: 400 },
      },
    }

    expect(toPicture(narrow)).toMatchObject({
      avifSrcSet: '/media/w320.avif 320w, /media/w480.avif 400w',
    })
  })

  it('falls back on the file itself, decorative without a description', () => {
    const bare = { ...image, alt: null, placeholder: null, sizes: undefined }

    expect(toPicture(bare)).toMatchObject({
      src: '/media/images/abc/costume.jpg',
      avifSrcSet: undefined,
      alt: '',
      placeholder: undefined,
    })
  })

  it('leaves out the text of an image that is an ornament', () => {
    expect(toPicture({ ...image, decorative: true })).toMatchObject({ alt: '' })
  })

  it.each([
    { focalX: 20, focalY: 80, position: '20% 80%' },
    { focalX: 0, focalY: 100, position: '0% 100%' },
    { focalX: 20, focalY: null, position: '20% 50%' },
    { focalX: 50, focalY: 50, position: undefined },
    { focalX: null, focalY: null, position: undefined },
  ])('crops around the focal point $focalX, $focalY', ({ position, ...point }) => {
    expect(toPicture({ ...image, ...point })?.position).toBe(position)
  })

  it.each([null, undefined, 'image', { ...image, url: null }])('gives nothing for %j', (relation) =>
    expect(toPicture(relation)).toBeUndefined(),
  )
})

describe('pickRenderedFields', () => {
  it('keeps every field of an image that toPicture renders, and no other', () => {
    const uploaded = {
      ...image,
      mimeType: 'image/jpeg',
      filesize: 9,
      prefix: null,
      decorative: true,
      focalX: 10,
      focalY: 90,
    }
    const kept = pickRenderedFields({
      rows: [{ titre: 'Danses', sommaire: null, image: uploaded }],
    })

    expect(kept).toMatchObject({ rows: [{ titre: 'Danses', sommaire: null }] })
    const { image: rendered } = (kept as { rows: { image: Image }[] }).rows[0] ?? {}
    expect(toPicture(rendered)).toEqual(toPicture(uploaded))
    expect(toPicture(rendered)).toMatchObject({ alt: '', position: '10% 90%' })
    expect(rendered).not.toHaveProperty('mimeType')
    expect(rendered).not.toHaveProperty('filesize')
  })

  it('keeps the address and the bytes of a PDF', () => {
    const pdf = { url: '/media/a.pdf', filesize: 9, mimeType: 'application/pdf', width: null }
    expect(pickRenderedFields({ pdf })).toEqual({ pdf: { url: '/media/a.pdf', filesize: 9 } })
  })

  it('keeps the address and the width of each size', () => {
    const w320 = { url: '/media/w320.avif', width: 320 }
    const sizes = { w320: { ...w320, height: 200, mimeType: 'image/avif', filesize: 9 } }

    expect(pickRenderedFields({ mimeType: 'image/jpeg', sizes })).toEqual({ sizes: { w320 } })
  })
})
