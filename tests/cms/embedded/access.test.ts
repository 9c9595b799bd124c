import { expect, inject, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { publishRegard } from '../../factories/regard'
import { readContract } from '../../support/apiContract'
import { client, type Client } from '../../support/client'

const { url } = inject('product')
const visitor = client(url)
const administrateur = await visitor.as('administrateur')
const editeur = await visitor.as('editeur')

/**
 * Who may use each operation, at least for some record: a line is a method and paths below /api. That the server
 * refuses all others, and answers these, is asked of every operation in openapi.test.ts.
 */
const OPERATIONS = {
  'visitor,editeur,administrateur': `
    get access documents documents/count documents/{id} globals/{page} health health/live health/ready
    get health/serving images images/count images/{id} newsletter/desinscription openapi.json
    get payload-preferences/{key} recherche regards regards/annees regards/articles regards/count regards/{id}
    get regards/numero/{numero} regards/numero/{numero}/articles regards/numero/{numero}/articles/{slug}
    get regards/numero/{numero}/articles/{slug}/carte.jpg regards/numero/{numero}/articles/{slug}/proches
    get regards/numero/{numero}/carte.jpg regards/numero/{numero}/lecture regards/numero/{numero}/manifest
    get regards/numero/{numero}/pages/{page}/carte.jpg regards/numero/{numero}/recherche
    get regards/numero/{numero}/texte users/init users/me
    post consentement newsletter/confirmation newsletter/desinscription newsletter/inscription
    post regards/numero/{numero}/telechargement regards/numero/{numero}/vue users/forgot-password users/login
    post users/passkeys/login users/passkeys/options users/password-strength users/reset-password
    options uploads`,
  'editeur,administrateur': `
    get globals/{page}/programmation globals/{page}/versions globals/{page}/versions/{id} images/dossiers
    get images/jamais-utilisees images/{id}/utilisations payload-locked-documents payload-locked-documents/count
    get payload-locked-documents/{id} payload-preferences storage/objects storage/objects/{path} users users/count
    get users/reauthentication users/second-factor users/sessions users/{id}
    post globals/{page} globals/{page}/programmation globals/{page}/versions/{id} images payload-preferences/{key}
    post users/logout users/reauthentication users/refresh-token users/second-factor/passkeys
    post users/second-factor/passkeys/options users/second-factor/recovery-codes users/second-factor/totp
    post users/second-factor/totp/confirm
    patch images images/{id} payload-locked-documents payload-locked-documents/{id} users/moi
    patch users/second-factor/{factor}
    delete globals/{page}/programmation images/{id} payload-locked-documents payload-locked-documents/{id}
    delete payload-preferences payload-preferences/{key} users/second-factor/{factor} users/sessions
    delete users/sessions/{id}`,
  administrateur: `
    get abonnes abonnes/count abonnes/{id} annonces annonces/count annonces/{id} annonces/{id}/apercu
    get annonces/{id}/echecs articles articles/count articles/{id} consentements consentements/count
    get consentements/{id} frequentation frequentation/count frequentation/export.csv frequentation/{id} journal
    get journal/count journal/export.csv journal/{id} lectures lectures/count lectures/{id} newsletter/abonnes.csv
    get pagesDeRegards pagesDeRegards/count pagesDeRegards/{id} regards/lectures regards/programmations
    get regards/numero/{numero}/articles/arrangement regards/versions regards/versions/{id}
    get regards/{id}/annonce regards/{id}/programmation users/{id}/second-factor
    post annonces annonces/{id}/envoi annonces/{id}/essai annonces/{id}/programmation documents regards
    post regards/numero/{numero}/articles/propositions regards/versions/{id} regards/{id}/annonce
    post regards/{id}/annonce/essai regards/{id}/annonce/programmation regards/{id}/lecture
    post regards/{id}/programmation uploads users users/unlock users/{id}/invitation
    put regards/numero/{numero}/articles
    patch abonnes abonnes/{id} annonces annonces/{id} articles articles/{id} documents documents/{id}
    patch pagesDeRegards pagesDeRegards/{id} regards regards/{id} storage/objects/{path} uploads/{upload} users
    patch users/{id}
    delete abonnes/{id} annonces/{id} annonces/{id}/programmation documents documents/{id} regards/{id}
    delete regards/{id}/annonce/programmation regards/{id}/programmation storage/objects/{path} uploads/{upload}
    delete users users/{id} users/{id}/second-factor users/{id}/sessions
    head uploads/{upload}`,
}

test('each operation is for these roles', async () => {
  const expected = Object.entries(OPERATIONS).flatMap(([roles, lines]) =>
    lines
      .trim()
      .split(/\n\s*/)
      .flatMap((line) => {
        const [method, ...paths] = line.split(' ')
        return paths.map((path) => `${method} ${path}: ${roles}`)
      }),
  )
  const { operations } = await readContract(url)
  const described = operations
    // Payload says there what the account may do.
    .filter(({ path }) => !/.\/access(\/\{id\})?$/.test(path.replace('/api', '')))
    .map(({ method, path, 'x-roles': roles }) => {
      const name = path.replace('/api/', '').replace(/^globals\/\w+/, 'globals/{page}')
      return `${method} ${name}: ${roles.join(',')}`
    })

  expect([...new Set(described)].toSorted()).toEqual(expected.toSorted())
})

const makeForm = async () => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await makeImage('png'))]), 'a.png')
  return form
}

test('the cover of an issue is for administrators, with its file', async () => {
  const { id } = await publishRegard(administrateur)
  const { json } = await visitor.get<{ couverture: string }>(`/api/regards/${id}?depth=0`)
  const cover = `/api/images/${json.couverture}`
  const changes: ((who: Client) => Promise<{ status: number }>)[] = [
    (who) => who.patch(cover, { alt: 'Une coiffe' }),
    async (who) => who.patch(cover, undefined, { body: await makeForm() }),
  ]
  for (const change of changes) {
    expect((await change(editeur)).status).toBe(403)
    expect((await change(administrateur)).status).toBe(200)
  }
})

test('a visitor gets 401, an account without the right 403', async () => {
  const answer = await visitor.post<{ errors: { message: string; code: string }[] }>(
    '/api/globals/accueil',
    { accroche: 'Bonjour' },
  )

  expect(answer.json.errors).toEqual([
    {
      message: 'Vous n’êtes pas connecté, ou ne l’êtes plus. Connectez-vous et recommencez.',
      code: 'forbidden',
    },
  ])
})
