import { toMongoId } from '../../../cms/src/lib/payload/toMongoId'
import { withIndex } from '../act'
import { touchAll, type World } from '../world'

/** A start takes as long as ten other acts: one of four is enough. */
const isRare = (index: number, { issues, letters }: World): boolean =>
  index % 4 === 0 && issues.length + letters.length > 0

const crash = withIndex((index) => ({
  name: 'the process is killed and starts again',
  isPossible: (world) => isRare(index, world),
  async run(world, site) {
    await site.crash()
    touchAll(world)
  },
}))

const restoreElsewhere = withIndex((index) => ({
  name: `back up and restore elsewhere ${index}`,
  isPossible: (world) => isRare(index, world),
  async run(world, site) {
    await site.moveByBackup()
    if (site.product.setup === 'production') takeMongoIds(world)
    touchAll(world)
    // Nothing leaves by itself after a restore: what was planned rests.
    for (const issue of world.issues) issue.isPlanned = false
    for (const letter of world.letters) if (letter.etat === 'prevue') letter.etat = 'brouillon'
  },
}))

/** MongoDB has ids of its own for the records of an SQLite file. */
function takeMongoIds({ issues, letters, accounts, addresses }: World): void {
  for (const record of [...issues, ...letters, ...accounts]) record.id = toMongoId(record.id)
  for (const [path, id] of addresses) addresses.set(path, toMongoId(id))
}

export const siteActs = [crash, restoreElsewhere]
