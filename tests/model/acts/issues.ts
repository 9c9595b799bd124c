import { reachPlannedDates } from '../../factories/plannedPublication'
import { publishRegard } from '../../factories/regard'
import { changeIssue, expectStatus, pathOf, withIndex } from '../act'
import { drawIssue } from '../drawIssue'
import type { ModelSite } from '../site'
import { toArticle, writePages, writeWord, type Issue, type IssueState, type World } from '../world'

const MAX_ISSUES = 3

/** A time of a plan, which comes when it is told to. */
export const LATER = '2099-01-05T09:30'

/** Publishes an issue with this number of articles. */
export async function publishIssue(world: World, site: ModelSite, articles: number): Promise<void> {
  const pages = writePages(world, articles)
  const titre = writeWord(world)
  world.nextNumero += 1
  const pdf = await drawIssue(pages, world.nextWord, { isTagged: articles % 2 === 1 })
  const { id, numero, updatedAt } = await publishRegard(await site.admin(), {
    ...{ numero: world.nextNumero, titre, pdf },
  })
  world.touched.add(id)
  world.issues.push({
    ...{ id, numero, titre, pages, etat: 'publie', seen: updatedAt },
    ...{ articles: pages.map(toArticle), isArranged: false, isUnsure: false },
    isPlanned: false,
    textesDePages: new Map(),
  })
}

const publish = withIndex((index) => ({
  name: `publish an issue of ${1 + (index % 3)} articles`,
  isPossible: ({ issues }) => issues.length < MAX_ISSUES,
  run: (world, site) => publishIssue(world, site, 1 + (index % 3)),
}))

const correctTitle = changeIssue(
  'correct the title',
  ['publie', 'retire'],
  async ({ issue, admin, world }) => {
    const titre = writeWord(world)
    await expectStatus(admin.patch(pathOf(issue), { titre, _status: statusOf(issue) }), 200)
    issue.titre = titre
  },
)

const renumber = changeIssue('renumber', ['publie'], async ({ issue, admin, world }) => {
  world.nextNumero += 1
  await expectStatus(admin.patch(pathOf(issue), { numero: world.nextNumero }), 200)
  issue.numero = world.nextNumero
})

const withdraw = changeIssue('withdraw', ['publie'], async ({ issue, admin }) => {
  await expectStatus(admin.patch(pathOf(issue), { _status: 'draft' }), 200)
  issue.etat = 'retire'
})

const republish = changeIssue('publish again', ['retire'], async ({ issue, admin }) => {
  await expectStatus(admin.patch(pathOf(issue), { _status: 'published' }), 200)
  endPlan(issue, 'publie')
})

const bin = changeIssue('put into the trash', ['publie', 'retire'], async ({ issue, admin }) => {
  await expectStatus(admin.patch(pathOf(issue), { deletedAt: new Date().toISOString() }), 200)
  endPlan(issue, 'corbeille')
})

/** A publication and the trash end a plan, which would publish a later draft. */
const endPlan = (issue: Issue, etat: IssueState) => Object.assign(issue, { etat, isPlanned: false })

const restore = changeIssue('take out of the trash', ['corbeille'], async ({ issue, admin }) => {
  await expectStatus(admin.patch(`${pathOf(issue)}?trash=true`, { deletedAt: null }), 200)
  const { json } = await admin.get<{ _status: string }>(`${pathOf(issue)}?draft=true&depth=0`)
  issue.etat = json._status === 'published' ? 'publie' : 'retire'
})

const remove = changeIssue(
  'delete for good',
  ['publie', 'retire', 'corbeille'],
  async ({ issue, admin, world }) => {
    const trash = issue.etat === 'corbeille' ? '?trash=true' : ''
    await expectStatus(admin.delete(`${pathOf(issue)}${trash}`), 200)
    world.issues.splice(world.issues.indexOf(issue), 1)
  },
)

const plan = changeIssue('plan the publication, or another time', ['retire'], async (act) => {
  const { issue, admin } = act
  await expectStatus(admin.post(`${pathOf(issue)}/programmation`, { date: LATER }), 200)
  issue.isPlanned = true
})

const takeBackPlan = changeIssue('take back the plan', ['retire'], async ({ issue, admin }) => {
  await expectStatus(admin.delete(`${pathOf(issue)}/programmation`), 200)
  issue.isPlanned = false
})

const reachTime = withIndex(() => ({
  name: 'the time of all planned publications comes',
  isPossible: ({ issues }) => issues.some(({ isPlanned }) => isPlanned),
  async run(world, site) {
    await reachPlannedDates(site.records)
    for (const issue of world.issues.filter(({ isPlanned }) => isPlanned)) {
      world.touched.add(issue.id)
      issue.isPlanned = false
      if (issue.etat === 'retire') issue.etat = 'publie'
    }
  },
}))

const saveFromOldCopy = changeIssue(
  'save as a second person, from the first copy',
  ['publie', 'retire'],
  async ({ issue, admin, world }) => {
    const { json } = await admin.get<{ updatedAt: string }>(`${pathOf(issue)}?draft=true&depth=0`)
    const isOld = json.updatedAt !== issue.seen
    const titre = writeWord(world)
    const data = { titre, updatedAt: issue.seen, _status: statusOf(issue) }
    await expectStatus(admin.patch(pathOf(issue), data), isOld ? 409 : 200)
    if (!isOld) issue.titre = titre
  },
)

const statusOf = ({ etat }: Issue) => (etat === 'publie' ? 'published' : 'draft')

export const issueActs = [
  ...[publish, publish, correctTitle, renumber, withdraw, republish],
  ...[bin, restore, remove, saveFromOldCopy, plan, takeBackPlan, reachTime],
]
