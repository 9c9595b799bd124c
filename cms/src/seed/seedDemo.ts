import fs from 'node:fs/promises'
import path from 'node:path'
import type { Payload, GlobalSlug } from 'payload'

import { queueIssues } from '../features/lecture'
import { hasPlaceholder } from '../fields/placeholders/hasPlaceholder'
import { env } from '../lib/env'
import { log } from '../lib/log'
import { demoDir, ensureFile, type DemoContent } from './DemoContent'
import {
  demoFederations,
  demoStageLink,
  fillPlaceholders,
  listDemoStages,
  toDemoPayse,
} from './demoTexts'

/**
 * On the first start of the embedded set-up, adds images to the pages and publishes the
 * demonstration issues. A marker file prevents a second run, so that deleted issues stay deleted;
 * an interrupted run resumes at the next start.
 */
export async function seedDemo(payload: Payload): Promise<void> {
  const marker = path.join(env.dataDir, 'demonstration-faite')
  if (await exists(marker)) return
  const json = await fs.readFile(path.join(demoDir, 'demo.json'), 'utf8')
  const { images, issues } = JSON.parse(json) as DemoContent
  for (const issue of issues) await publish(payload, issue)
  await seedPages(payload, images)
  if (env.preparesReading) await queueIssues(payload, [])
  await fs.writeFile(marker, '')
  log.info({ numeros: issues.length }, 'Démonstration prête')
}

async function publish(
  payload: Payload,
  { pdf, couverture, ...issue }: DemoContent['issues'][number],
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'regards',
    where: { numero: { equals: issue.numero } },
  })
  if (totalDocs > 0) return
  await payload.create({
    collection: 'regards',
    data: {
      ...issue,
      pdf: await ensureFile(payload, 'documents', pdf),
      couverture: await ensureFile(payload, 'images', couverture),
    },
  })
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  )
}

/** Adds the demonstration’s images and texts to every empty page field. */
async function seedPages(payload: Payload, images: DemoContent['images']): Promise<void> {
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
