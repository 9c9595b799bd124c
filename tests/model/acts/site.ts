import { withIndex } from '../act'

const crash = withIndex(() => ({
  name: 'the process is killed and starts again',
  isPossible: ({ issues }) => issues.length > 0,
  run: (_world, site) => site.crash(),
}))

const restoreElsewhere = withIndex((index) => ({
  name: `back up and restore elsewhere ${index}`,
  isPossible: ({ issues, letters }) => issues.length + letters.length > 0,
  async run(world, site) {
    await site.moveByBackup(site.product.setup)
    // Nothing leaves by itself after a restore: what was planned rests.
    for (const letter of world.letters) if (letter.etat === 'prevue') letter.etat = 'brouillon'
  },
}))

export const siteActs = [crash, restoreElsewhere]
