import type { Image, Regard } from '@payload-types'

const timestamps = {
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-01T00:00:00.000Z',
}

/** An issue as `GET /api/regards?depth=1` returns it to a visitor. */
export function buildRegard(parts: Partial<Regard> = {}): Regard {
  const numero = parts.numero ?? 12
  const folder = `/media/regards/dossier${numero}`
  return {
    id: `regard-${numero}`,
    numero,
    dateParution: '2024-03-21T12:00:00.000Z',
    pdf: { id: `pdf-${numero}`, url: `${folder}/fichier.pdf`, ...timestamps },
    couverture: buildImage({ id: `image-${numero}`, url: `${folder}/cover.jpg` }),
    ...timestamps,
    ...parts,
  }
}

export function buildImage(parts: Partial<Image> = {}): Image {
  return {
    id: 'image',
    usage: 'couverture',
    url: '/media/regards/dossier/cover.jpg',
    width: 1000,
    height: 1414,
    placeholder: 'data:image/webp;base64,AAAA',
    sizes: {
      w320: { url: '/media/w320.avif', width: 320, height: 452 },
      w720: { url: '/media/w720.avif', width: 720, height: 1018 },
      w1280: { url: null, width: null, height: null },
      webp: { url: '/media/w960.webp', width: 960, height: 1357 },
      jpeg: { url: '/media/w960.jpg', width: 960, height: 1357 },
    },
    ...timestamps,
    ...parts,
  }
}

/**
 * Issues from number `count` down to 1, each a quarter older: newest first, as the server sorts.
 */
export function buildRegards(count: number, parts: Partial<Regard> = {}): Regard[] {
  return Array.from({ length: count }, (_, index) =>
    buildRegard({
      numero: count - index,
      dateParution: new Date(Date.UTC(2024, 2 - 3 * index, 21, 12)).toISOString(),
      ...parts,
    }),
  )
}

export const administrateur = {
  id: 'user-1',
  email: 'camille@example.org',
  role: 'administrateur',
} as const

export const editeur = { id: 'user-2', email: 'dominique@example.org', role: 'editeur' } as const
