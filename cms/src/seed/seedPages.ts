import type { GlobalSlug, Payload } from 'payload'
import { hasPlaceholder } from '../fields/placeholders/hasPlaceholder'
import { type DemoContent, ensureFile } from './DemoContent'
import {
  demoFederations,
  demoStageLink,
  fillPlaceholders,
  listDemoStages,
  toDemoPayse,
} from './demoTexts'

/** Adds the demonstration’s images and texts to every empty page field. */
export async function seedPages(payload: Payload, images: DemoContent['images']): Promise<void> {
  const ids = new Map<string, string>()
  for (const { name, file } of images) ids.set(name, await ensureFile(payload, 'images', file))
  await seedAccueil(payload, ids)
  await seedNotreSiege(payload)
  for (const slug of ['mentionsLegales', 'politiqueDeConfidentialite'] as const) {
    await fill(payload, slug)
  }
  for (const [slug, name] of [
    ['notreSiege', 'siege'],
    ['quiSommesNous', 'qui-sommes-nous'],
    ['historique', 'historique'],
  ] as const) {
    const { image } = await payload.findGlobal({ slug, depth: 0 })
    if (!image) await payload.updateGlobal({ slug, data: { image: ids.get(name) ?? null } })
  }
}

const SLIDES = ['carrousel-danse', 'carrousel-musique', 'carrousel-savoir-faire']
const COURSES = ['stage-artistique', 'stage-dirigeants', 'stage-savoir-faire']

async function seedAccueil(payload: Payload, ids: Map<string, string>): Promise<void> {
  const picture = <Image>(name: string, present: Image) => present ?? ids.get(name)
  const accueil = await payload.findGlobal({ slug: 'accueil', depth: 0 })
  const withPictures = <Row extends { image?: unknown }>(rows: Row[] = [], names: string[]) =>
    rows.map((row, index) => ({ ...row, image: picture(names[index] ?? '', row.image) }))
  const year = new Date().getFullYear()
  // Dates of next year: this year's may be over.
  const dates = listDemoStages(year + 1)
  await payload.updateGlobal({
    slug: 'accueil',
    data: {
      diapositives: withPictures(accueil.diapositives, SLIDES),
      payseTexte: fillPlaceholders(accueil.payseTexte),
      payseTitulaire: accueil.payseTitulaire || toDemoPayse(year),
      payseImage: picture('payse', accueil.payseImage),
      separateur: picture('separateur', accueil.separateur),
      stages: withPictures(accueil.stages, COURSES).map((stage, index) => ({
        ...stage,
        dates: stage.dates || dates[index],
        lien: stage.lien?.adresse ? stage.lien : demoStageLink,
      })),
    },
  })
}

async function seedNotreSiege(payload: Payload): Promise<void> {
  const { federations = [], partenaires } = await payload.findGlobal({
    slug: 'notreSiege',
    depth: 0,
  })
  const isUnknown = federations?.some(({ nom }) => hasPlaceholder(nom))
  await payload.updateGlobal({
    slug: 'notreSiege',
    data: {
      federations: isUnknown ? demoFederations : federations,
      partenaires: fillPlaceholders(partenaires),
    },
  })
}

/** Fills the passages « à compléter » of a page of sections. */
async function fill(
  payload: Payload,
  slug: Extract<GlobalSlug, 'mentionsLegales' | 'politiqueDeConfidentialite'>,
): Promise<void> {
  const { sections } = await payload.findGlobal({ slug, depth: 0 })
  await payload.updateGlobal({ slug, data: { sections: fillPlaceholders(sections) } })
}
