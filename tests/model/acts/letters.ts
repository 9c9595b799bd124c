import { reachPlannedSending, writeLetter, waitForState } from '../../factories/letters'
import type { Client } from '../../support/client'
import { expectStatus, withIndex } from '../act'
import { LATER } from './issues'
import { choose, writeWord, type Letter, type World } from '../world'

const subscribe = withIndex((index) => ({
  name: `subscribe${index % 4 === 0 ? ' without confirming' : ''} ${index}`,
  isPossible: ({ abonnes }) => abonnes.size < 4,
  async run(world, site) {
    const email = `abonne@${writeWord(world)}.test`
    await site.subscribe(email, index % 4 !== 0)
    // Until the link of the e-mail is opened no letter is sent.
    if (index % 4 !== 0) world.abonnes.add(email)
  },
}))

const unsubscribe = withIndex((index) => ({
  name: `an administrator takes out a subscriber ${index}`,
  isPossible: ({ abonnes }) => abonnes.size > 0,
  async run(world, site) {
    const email = choose([...world.abonnes], index)
    const admin = await site.admin()
    const { json } = await admin.get<{ docs: { id: string }[] }>(
      `/api/abonnes?where[email][equals]=${encodeURIComponent(email)}`,
    )
    await expectStatus(admin.delete(`/api/abonnes/${json.docs[0]?.id}`), 200)
    world.abonnes.delete(email)
  },
}))

/** Subscribers who have received a letter. */
const findReaders = ({ letters, abonnes }: World): string[] =>
  [...abonnes].filter((email) => letters.some(({ recipients }) => recipients.has(email)))

const leaveByLink = withIndex((index) => ({
  name: `a subscriber leaves by the link of a letter ${index}`,
  isPossible: (world) => findReaders(world).length > 0,
  async run(world, site) {
    const email = choose(findReaders(world), index)
    await site.unsubscribe(email)
    world.abonnes.delete(email)
  },
}))

const write = withIndex((index) => ({
  name: `write a letter ${index}`,
  isPossible: ({ letters }) => letters.length < 3,
  async run(world, site) {
    const objet = writeWord(world)
    const { id } = await writeLetter(await site.admin(), { objet })
    world.letters.push({ id, objet, etat: 'brouillon', recipients: new Set() })
  },
}))

const inState = ({ letters }: World, etat: Letter['etat']) =>
  letters.filter((letter) => letter.etat === etat)

const leave = (letter: Letter, { abonnes }: World) => {
  letter.etat = 'envoyee'
  letter.recipients = new Set(abonnes)
}

const changeLetter = (
  name: string,
  etat: Letter['etat'],
  apply: (letter: Letter, admin: Client, world: World) => Promise<void>,
) =>
  withIndex((index) => ({
    name: `${name} ${index}`,
    isPossible: (world) => inState(world, etat).length > 0 && world.abonnes.size > 0,
    run: async (world, site) =>
      apply(choose(inState(world, etat), index), await site.admin(), world),
  }))

const send = changeLetter('send a letter', 'brouillon', async (letter, admin, world) => {
  await expectStatus(admin.post(`/api/annonces/${letter.id}/envoi`, {}), 202)
  await waitForState(admin, letter.id, 'terminee')
  leave(letter, world)
})

const toPlan = ({ id }: Letter): string => `/api/annonces/${id}/programmation`

const plan = changeLetter('plan a letter', 'brouillon', async (letter, admin) => {
  await expectStatus(admin.post(toPlan(letter), { date: LATER }), 200)
  letter.etat = 'prevue'
})

const planAgain = changeLetter(
  'plan a letter for another time',
  'prevue',
  async (letter, admin) => {
    await expectStatus(admin.post(toPlan(letter), { date: '2098-06-01T10:00' }), 200)
    letter.par = undefined
  },
)

const takeBackPlan = changeLetter('take back a planned letter', 'prevue', async (letter, admin) => {
  await expectStatus(admin.delete(toPlan(letter)), 200)
  letter.etat = 'brouillon'
})

const reachTime = withIndex(() => ({
  name: 'the time of all planned letters comes',
  isPossible: (world) => inState(world, 'prevue').length > 0 && world.abonnes.size > 0,
  async run(world, site) {
    await reachPlannedSending(site.records)
    const admin = await site.admin()
    for (const letter of inState(world, 'prevue')) {
      const isRefused = world.accounts.some(
        ({ email, role }) => email === letter.par && role !== 'administrateur',
      )
      await waitForState(admin, letter.id, isRefused ? 'brouillon' : 'terminee')
      if (isRefused) letter.etat = 'brouillon'
      else leave(letter, world)
    }
  },
}))

export const letterActs = [
  ...[subscribe, unsubscribe, leaveByLink, write, send],
  ...[plan, planAgain, takeBackPlan, reachTime],
]
