import fc from 'fast-check'
import type { Client } from '../support/client'
import { poll } from '../support/ports'
import { findFaults, lookAtAll, lookAtTouched, type Look } from './judge'
import type { ModelSite } from './site'
import { choose, type Issue, type IssueState, type World } from './world'

/** What a person does, or what befalls the site. */
export interface Act {
  /** With its arguments, as a report names it. */
  name: string
  isPossible(world: World): boolean
  /** Does it on the site, and in the model. @throws when the site refuses it */
  run(world: World, site: ModelSite): Promise<void>
}

/** What is seen later than an act, by jobs and caches of a second, is judged again until then. */
const PATIENCE_MS = 60_000

/** Compares what the site shows with the model. @throws with all that is wrong */
async function compare(what: string, world: World, site: ModelSite, look: Look): Promise<void> {
  let faults: string[] = []
  const isRight = async () => (faults = await findFaults(world, site, look)).length === 0
  try {
    await poll(isRight, { what, timeoutMs: PATIENCE_MS, intervalMs: 300 })
  } catch (cause) {
    throw new Error(`${what}:\n${faults.join('\n')}`, { cause })
  }
  world.touched.clear()
}

/** Compares all that the site shows, as the last step of a sequence. */
export const compareAll = (world: World, site: ModelSite): Promise<void> =>
  compare('At the end', world, site, lookAtAll(world))

/** A command of fast-check: the act, then the comparison of what it may have changed. */
const toCommand = (act: Act): fc.AsyncCommand<World, ModelSite> => ({
  check: (world) => act.isPossible(world),
  async run(world, site) {
    await act.run(world, site)
    await site.settle()
    await compare(`After « ${act.name} »`, world, site, lookAtTouched(world))
  },
  toString: () => act.name,
})

/** Makes an arbitrary of acts with one number, by which it chooses its object. */
export const withIndex = (make: (index: number) => Act) =>
  fc.nat({ max: 11 }).map((index) => toCommand(make(index)))

/** Issues that are in one of some states. */
const inState = ({ issues }: World, states: IssueState[]): Issue[] =>
  issues.filter(({ etat }) => states.includes(etat))

/** Makes an arbitrary of acts of an administrator on an issue that is in one of some states. */
export const changeIssue = (
  name: string,
  states: IssueState[],
  apply: (change: IssueChange) => Promise<void>,
) =>
  withIndex((index) => ({
    name: `${name} ${index}`,
    isPossible: (world) => inState(world, states).length > 0,
    run: async (world, site) => {
      const issue = choose(inState(world, states), index)
      world.touched.add(issue.id)
      await apply({ issue, index, admin: await site.admin(), world, site })
    },
  }))

/** A chosen issue, and what an act on it may need. */
export interface IssueChange {
  issue: Issue
  /** By which an act chooses a part of the issue. */
  index: number
  admin: Client
  world: World
  site: ModelSite
}

/** @throws with the text of an answer that has none of these statuses */
export async function expectStatus(
  answer: Promise<{ status: number; text: string }>,
  ...wanted: number[]
): Promise<void> {
  const { status, text } = await answer
  if (!wanted.includes(status)) throw new Error(`${status} in place of ${wanted.join()}: ${text}`)
}

/** Path of an issue in the API. */
export const pathOf = ({ id }: Issue): string => `/api/regards/${id}`
