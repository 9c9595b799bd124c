import { makeAccount } from '../../factories/account'
import { writeLetter } from '../../factories/letters'
import { expectStatus, pathOf, withIndex } from '../act'
import { choose, publishedIn, writeWord, type Account, type World } from '../world'
import { LATER } from './issues'

const invite = withIndex((index) => ({
  name: `invite an ${index % 3 === 0 ? 'editeur' : 'administrateur'}`,
  isPossible: ({ accounts }) => accounts.length < 2,
  async run(world, site) {
    const role = index % 3 === 0 ? 'editeur' : 'administrateur'
    const account = await makeAccount(await site.admin(), role)
    world.accounts.push({ ...account, role, token: await site.signIn(account) })
  },
}))

const withRole = ({ accounts }: World, ...roles: Account['role'][]) =>
  accounts.filter(({ role }) => roles.includes(role))

const demote = withIndex((index) => ({
  name: `demote an administrateur ${index}`,
  isPossible: (world) => withRole(world, 'administrateur').length > 0,
  async run(world, site) {
    const account = choose(withRole(world, 'administrateur'), index)
    const admin = await site.admin()
    await expectStatus(admin.patch(`/api/users/${account.id}`, { role: 'editeur' }), 200)
    account.role = 'editeur'
  },
}))

const close = withIndex((index) => ({
  name: `close an account ${index}`,
  isPossible: (world) => withRole(world, 'administrateur', 'editeur').length > 0,
  async run(world, site) {
    const account = choose(withRole(world, 'administrateur', 'editeur'), index)
    await expectStatus((await site.admin()).delete(`/api/users/${account.id}`), 200)
    account.role = 'closed'
  },
}))

const planLetter = withIndex((index) => ({
  name: `an invited administrateur plans a letter ${index}`,
  isPossible: (world) =>
    withRole(world, 'administrateur').length > 0 &&
    world.abonnes.size > 0 &&
    world.letters.length < 4,
  async run(world, site) {
    const account = choose(withRole(world, 'administrateur'), index)
    const who = site.withToken(await site.signIn(account))
    const objet = writeWord(world)
    const { id } = await writeLetter(who, { objet })
    await expectStatus(who.post(`/api/annonces/${id}/programmation`, { date: LATER }), 200)
    world.letters.push({ id, objet, etat: 'prevue', par: account.email, recipients: new Set() })
  },
}))

const endSession = withIndex((index) => ({
  name: `a session ends while a title is typed, which is saved after another sign-in ${index}`,
  isPossible: (world) =>
    withRole(world, 'administrateur').length > 0 && publishedIn(world).length > 0,
  async run(world, site) {
    const account = choose(withRole(world, 'administrateur'), index)
    const issue = choose(publishedIn(world), index)
    const titre = writeWord(world)
    const save = () => site.withToken(account.token).patch(pathOf(issue), { titre })
    await expectStatus(site.withToken(account.token).post('/api/users/logout'), 200)
    await expectStatus(save(), 401, 403)
    account.token = await site.signIn(account)
    await expectStatus(save(), 200)
    issue.titre = titre
    world.touched.add(issue.id)
  },
}))

export const accountActs = [invite, demote, close, planLetter, planLetter, endSession]
