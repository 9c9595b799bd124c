import type { Client } from '../support/client'
import { makeImage } from './image'
import { changePage, readPage, snapshotPages, type PageSlug, type PageTexts } from './page'

export type PictureOptions = {
  /** Alternative text; left out for a decorative image. */
  alt?: string
  width?: number
  height?: number
}

/** Alternative texts of the images of {@link addPagePictures}. */
export const pagePictureAlts = {
  large: 'Une ronde sur la place du village',
  portrait: 'Une coiffe de dentelle',
  logo: 'Les armes d’une province',
}

/** Uploads an image for a page and returns its id. @throws when the upload is rejected */
async function uploadPicture(
  editor: Client,
  { alt = '', width = 1400, height = 900 }: PictureOptions = {},
): Promise<string> {
  const form = new FormData()
  const bytes = await makeImage('jpeg', { width, height })
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'image.jpg')
  form.set('_payload', JSON.stringify({ alt, usage: 'page' }))
  const answer = await editor.post<{ doc: { id: string } }>('/api/images', undefined, {
    body: form,
  })
  if (answer.status !== 201) {
    throw new Error(`The picture was refused: ${answer.status} ${answer.text}`)
  }
  return answer.json.doc.id
}

/**
 * Adds images to every image field of the pages.
 * @returns a function that removes and deletes them
 */
export async function addPagePictures(editor: Client): Promise<() => Promise<void>> {
  const pages: PageSlug[] = ['accueil', 'historique', 'quiSommesNous', 'notreSiege']
  const putBack = await snapshotPages(editor, pages)
  const large = await uploadPicture(editor, { alt: pagePictureAlts.large })
  const portrait = await uploadPicture(editor, {
    alt: pagePictureAlts.portrait,
    width: 800,
    height: 1000,
  })
  const logo = await uploadPicture(editor, { alt: pagePictureAlts.logo, width: 500, height: 300 })
  const ornament = await uploadPicture(editor, { width: 1600, height: 200 })

  const home = await readPage(editor, 'accueil')
  await changePage(editor, 'accueil', {
    diapositives: withPicture(home.diapositives, 'image', large),
    payseImage: portrait,
    separateur: ornament,
    stages: withPicture(home.stages, 'image', large),
  })
  const history = await readPage(editor, 'historique')
  await changePage(editor, 'historique', {
    image: large,
    jalons: withPicture(history.jalons, 'image', large),
  })
  await changePage(editor, 'quiSommesNous', { image: large })
  await changePage(editor, 'notreSiege', {
    image: large,
    // Visitors do not see what is « à compléter », as it is at first.
    federations: [{ nom: 'Fédération du Berry' }],
    partenaires: ['Premier partenaire', 'Second partenaire'].map((nom) => ({ nom, logo })),
  })

  return async () => {
    await putBack()
    for (const id of [large, portrait, logo, ornament]) {
      const answer = await editor.delete(`/api/images/${id}`)
      if (answer.status !== 200) throw new Error(`A picture stays: ${answer.text}`)
    }
  }
}

function withPicture(rows: unknown, field: string, id: string): PageTexts[] {
  return (rows as PageTexts[]).map((row) => ({ ...row, [field]: id }))
}
