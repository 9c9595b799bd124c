import fc from 'fast-check'
import { findFaults } from './judge'
import type { ModelSite } from './site'
import type { World } from './world'

/** What a person does, or what befalls the site. */
export interface Act {
  /** With its arguments, as a report names it. */
  name: string
  isPossible(world: World): boolean
  /** Does it on the site, and in the model. @throws when the site refuses it */
  run(world: World, site: ModelSite): Promise<void>
}

/** What is seen later than an act, by jobs and caches of a second, is judged again until then. */
const PATIENCE_MS = 15_000

/** A command of fast-check: the act, then the comparison of all that the site shows. */
const toCommand = (act: Act): fc.AsyncCommand<World, ModelSite> => ({
  check: (world) => act.isPossible(world),
  async run(world, site) {
    await act.run(world, site)
    await site.settle()
    const end = Date.now() + PATIENCE_MS
    let faults = await findFaults(world, site)
    while (faults.length > 0 && Date.now() < end) faults = await findFaults(world, site)
    if (faults.length > 0) throw new Error(`After « ${act.name} »:\n${faults.join('\n')}`)
  },
  toString: () => act.name,
})

/** Makes an arbitrary of acts with one number, by which it chooses its object. */
export const withIndex = (make: (index: number) => Act) =>
  fc.nat({ max: 11 }).map((index) => toCommand(make(index)))
