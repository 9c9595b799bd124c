import { createLocalReq, type Payload } from 'payload'

import { imagesDemo } from './demo/images/imagesDemo'
import { drawnFile } from './drawnFile'

/**
 * Hangs the demonstration's pictures on the pages, wherever there is none yet.
 * @param folder where they were drawn, each as `{name}.jpg`
 */
export async function dressPages(payload: Payload, folder: string): Promise<void> {
  const ids = new Map<string, string>()
  for (const { name, alt } of imagesDemo) {
    ids.set(name, await hang(payload, folder, name, alt))
  }
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

/** The record of a picture: the one that an earlier start made, or a new one. */
async function hang(payload: Payload, folder: string, name: string, alt: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'images',
    where: { filename: { equals: `${name}.jpg` } },
    limit: 1,
    depth: 0,
  })
  if (docs[0]) return docs[0].id
  const image = await payload.create({
    collection: 'images',
    data: { usage: 'page', alt },
    file: await drawnFile(folder, `${name}.jpg`, 'image/jpeg'),
    req: await createLocalReq({}, payload),
  })
  return image.id
}
