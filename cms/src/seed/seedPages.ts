import type { Payload } from 'payload'

import type { DemoContent } from './DemoContent'
import { ensureFile } from './ensureFile'

/** Adds the demonstration images to every page field that has none. */
export async function seedPages(payload: Payload, images: DemoContent['images']): Promise<void> {
  const ids = new Map<string, string>()
  for (const { name, file } of images) ids.set(name, await ensureFile(payload, 'images', file))
  const picture = (name: string, present: unknown) => present ?? ids.get(name)

  const accueil = await payload.findGlobal({ slug: 'accueil', depth: 0 })
  const slides = ['carrousel-danse', 'carrousel-musique', 'carrousel-savoir-faire']
  const courses = ['stage-artistique', 'stage-dirigeants', 'stage-savoir-faire']
  const withPictures = <Row extends { image?: unknown }>(rows: Row[] = [], names: string[]) =>
    rows.map((row, index) => ({ ...row, image: picture(names[index] ?? '', row.image) }))
  await payload.updateGlobal({
    slug: 'accueil',
    data: {
      diapositives: withPictures(accueil.diapositives, slides),
      payseImage: picture('payse', accueil.payseImage),
      separateur: picture('separateur', accueil.separateur),
      stages: withPictures(accueil.stages, courses),
    },
  })
  for (const [slug, name] of [
    ['notreSiege', 'siege'],
    ['quiSommesNous', 'qui-sommes-nous'],
    ['historique', 'historique'],
  ] as const) {
    const { image } = await payload.findGlobal({ slug, depth: 0 })
    if (!image) await payload.updateGlobal({ slug, data: { image: ids.get(name) ?? null } })
  }
}
