import { z } from 'zod'

import { isAdministrateur, accountsEndpoint } from '../../access/roles'
import type { Operations } from '../../lib/openapi/schemas'
import { findImageUsages, findUnusedImages, type ImageUsage } from './imageUsages'

const { compare } = new Intl.Collator('fr')

/** GET /api/images/dossiers: `{dossiers}`, folders of page images in French order; for editors. */
export const foldersEndpoint = accountsEndpoint('get', '/dossiers', async (req) => {
  const { docs } = await req.payload.find({
    collection: 'images',
    where: { dossier: { exists: true } },
    select: { dossier: true },
    depth: 0,
    pagination: false,
    req,
  })
  const names = new Set(docs.flatMap(({ dossier }) => dossier || []))
  return Response.json({ dossiers: [...names].sort(compare) })
})

const unusedImage = z.object({
  id: z.string(),
  nom: z.string(),
  /** In bytes. */
  taille: z.number(),
  /** URL of a small copy. */
  vignette: z.string().nullable(),
  /** ISO 8601. */
  envoyeeLe: z.string(),
})

/** An image that nothing uses, as the panel lists it. */
export type UnusedImageItem = z.infer<typeof unusedImage>

/** GET /api/images/jamais-utilisees: `{images}`, the unused ones, the oldest first; for editors. */
export const unusedEndpoint = accountsEndpoint('get', '/jamais-utilisees', async (req) => {
  const images = (await findUnusedImages(req.payload, req)).map(
    ({ id, filename, filesize, sizes, createdAt }): UnusedImageItem => ({
      id,
      nom: filename ?? '',
      taille: filesize ?? 0,
      vignette: sizes?.w320?.url ?? null,
      envoyeeLe: createdAt,
    }),
  )
  return Response.json({ images })
})

const usageLink = z.object({
  titre: z.string(),
  /** Path of the form in the panel; null for an issue, if the account may not change it. */
  adresse: z.string().nullable(),
  /** Whether the draft of the page alone uses the image. */
  brouillon: z.boolean(),
})

/** Where an image is used, as the panel lists it. */
export type UsageLink = z.infer<typeof usageLink>

/** GET /api/images/{id}/utilisations: its pages and issues, drafts for administrators alone. */
export const usagesEndpoint = accountsEndpoint('get', '/:id/utilisations', async (req) => {
  const image = await req.payload.findByID({
    collection: 'images',
    id: req.routeParams?.id as string,
    // The form of an image in the trash asks too.
    trash: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const usages = await findImageUsages(req.payload, image, req)
  const utilisations = usages.map((usage) => toUsageLink(usage, isAdministrateur(req)))
  return Response.json({ utilisations })
})

const toUsageLink = (usage: ImageUsage, canOpenIssues: boolean): UsageLink =>
  'page' in usage
    ? {
        titre: usage.label,
        adresse: `/admin/globals/${usage.page}`,
        brouillon: usage.isDraft,
      }
    : {
        titre:
          usage.isPublished || canOpenIssues
            ? `Regards n°\u00a0${usage.numero}`
            : 'Un numéro de Regards en préparation',
        adresse: canOpenIssues ? `/admin/collections/regards/${usage.regard}` : null,
        brouillon: false,
      }

/** Descriptions of these endpoints, for the OpenAPI document. */
export const imageOperations: Operations = {
  'GET /api/images/dossiers': {
    summary: 'Folders of images',
    responses: { 200: z.object({ dossiers: z.array(z.string()) }) },
  },
  'GET /api/images/jamais-utilisees': {
    summary: 'Images that nothing uses',
    responses: { 200: z.object({ images: z.array(unusedImage) }) },
  },
  'GET /api/images/{id}/utilisations': {
    summary: 'Pages and issues that use an image; editors get no number of an unpublished issue',
    responses: { 200: z.object({ utilisations: z.array(usageLink) }) },
    errors: ['not-found'],
  },
}
