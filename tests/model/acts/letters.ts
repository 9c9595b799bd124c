import { reachPlannedSending, writeLetter, waitForState } from '../../factories/letters'
import type { Client } from '../../support/client'
import { expectStatus, withIndex } from '../act'
import { choose, writeWord, type Letter, type World } from '../world'

export const LATER = '2099-01-05T09:30'

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

const changeDraft = (
  name: string,
  apply: (letter: Letter, admin: Client, world: World) => Promise<void>,
) =>
  withIndex((index) => ({
    name: `${name} ${index}`,
    isPossible: (world) => inState(world, 'brouillon').length > 0 && world.abonnes.size > 0,
    run: async (world, site) =>
      apply(choose(inState(world, 'brouillon'), index), await site.admin(), world),
  }))

const send = changeDraft('send a letter', async (letter, admin, world) => {
  await expectStatus(admin.post(`/api/annonces/${letter.id}/envoi`, {}), 202)
  await waitForState(admin, letter.id, 'terminee')
  leave(letter, world)
})

const plan = changeDraft('plan a letter', async (letter, admin) => {
  await expectStatus(admin.post(`/api/annonces/${letter.id}/programmation`, { date: LATER }), 200)
  letter.etat = 'prevue'
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

export const letterActs = [subscribe, unsubscribe, write, send, plan, reachTime]
