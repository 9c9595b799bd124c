import { HISTORIQUE } from '../judgePage'
import { expectStatus, withIndex } from '../act'
import type { ModelSite } from '../site'
import { writeWord, type World } from '../world'

const readState = async (site: ModelSite): Promise<string> => {
  const editor = await site.editor()
  return (await editor.get<{ updatedAt: string }>(`${HISTORIQUE}?draft=true&depth=0`)).json
    .updatedAt
}

/** Publishes a title of the page, as an editor who has just opened it. */
export async function publishPage(world: World, site: ModelSite): Promise<void> {
  const titre = writeWord(world)
  const updatedAt = await readState(site)
  await expectStatus(
    (await site.editor()).post(HISTORIQUE, { titre: `La danse ${titre}`, updatedAt }),
    200,
  )
  world.page = { ...world.page, titre, draft: undefined }
  world.touched.add(HISTORIQUE)
  world.page.seen ??= await readState(site)
}

const publish = withIndex(() => ({
  name: 'an editor publishes a page',
  isPossible: () => true,
  run: publishPage,
}))

const saveDraft = withIndex(() => ({
  name: 'an editor saves a draft of a page',
  isPossible: () => true,
  async run(world, site) {
    const draft = writeWord(world)
    const titre = `La danse ${draft}`
    await expectStatus((await site.editor()).post(`${HISTORIQUE}?draft=true`, { titre }), 200)
    world.page.draft = draft
    world.touched.add(HISTORIQUE)
  },
}))

const publishOldCopy = withIndex(() => ({
  name: 'a second person publishes a page from an old copy',
  isPossible: ({ page }) => page.seen !== undefined,
  async run(world, site) {
    const { seen } = world.page
    const isOld = (await readState(site)) !== seen
    const word = writeWord(world)
    const titre = `La danse ${word}`
    const admin = await site.admin()
    await expectStatus(admin.post(HISTORIQUE, { titre, updatedAt: seen }), isOld ? 409 : 200)
    if (!isOld) world.page = { titre: word, seen: await readState(site) }
  },
}))

export const pageActs = [publish, saveDraft, publishOldCopy]
