import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { makeImage } from './image'
import { makePdf } from './pdf'

export type FirstValue = string | number | Date | null | { [name: string]: FirstValue }

/** A record of the first release, as it was stored. */
export type FirstRow = { id: string } & Record<string, FirstValue>

export type FirstAccount = { id: string; email: string; password: string; role: string }

/** Content of a site of the first release: records by collection, and stored files by path. */
export type FirstRelease = {
  accounts: FirstAccount[]
  records: Record<string, FirstRow[]>
  files: { path: string; bytes: Buffer; type: string }[]
}

/**
 * Creates the content of a site that used the first release. Two issues; the second has neither
 * title nor summary, and no row of counts, since it was never opened.
 * @param newId creates an id in the format of the set-up's database
 */
export async function makeFirstRelease(newId: () => string): Promise<FirstRelease> {
  const accounts: FirstAccount[] = [
    {
      id: newId(),
      email: 'presidente@ancienne.test',
      password: 'bourree-1901',
      role: 'administrateur',
    },
    { id: newId(), email: 'redactrice@ancienne.test', password: 'farandole-1901', role: 'editeur' },
  ]
  const release: FirstRelease = {
    accounts,
    records: {
      users: accounts.map(userRow),
      documents: [],
      images: [],
      regards: [],
      compteurs: [],
    },
    files: [],
  }
  const premier = await addIssue(release, newId, {
    numero: 41,
    dateParution: '1999-12-21T12:00:00.000Z',
    titre: 'Les coiffes d’Auvergne, « à l’œuvre »',
    sommaire: 'Éditorial\nLa dentelle du Puy\nAgenda',
  })
  await addIssue(release, newId, {
    numero: 42,
    dateParution: '2000-03-20T12:00:00.000Z',
    titre: null,
    sommaire: null,
  })
  release.records.compteurs?.push({
    id: newId(),
    regard: premier,
    nombreDeVue: 1234,
    nombreDeTelechargement: 56,
    ...written,
  })
  return release
}

const written = {
  createdAt: new Date('2026-11-21T12:40:00.000Z'),
  updatedAt: new Date('2026-11-21T12:45:00.000Z'),
}

type Issue = {
  numero: number
  dateParution: string
  titre: string | null
  sommaire: string | null
}

/** @returns the id of the issue */
async function addIssue({ records, files }: FirstRelease, newId: () => string, issue: Issue) {
  const prefix = `regards/ancien${issue.numero}`
  const place = (filename: string) => ({
    prefix,
    filename,
    url: `/media/${prefix}/${filename}`,
  })
  const store = (filename: string, type: string, bytes: Buffer) => {
    files.push({ path: `${prefix}/${filename}`, bytes, type })
    return { mimeType: type, filesize: bytes.length }
  }

  const pdf = newId()
  const pdfBytes = await makePdf({ title: `Regards ${issue.numero}` })
  records.documents?.push({
    id: pdf,
    ...place('fichier.pdf'),
    ...store('fichier.pdf', 'application/pdf', pdfBytes),
    uploadId: `envoi-pdf-${issue.numero}`,
    ...written,
  })

  // Sizes of another format than today's, whose names tell it.
  const sizes: Record<string, FirstValue> = {}
  for (const width of [320, 480]) {
    const size = { width, height: (width * 4) / 3 }
    const filename = `cover-${width}.webp`
    const file = store(filename, 'image/webp', await makeImage('webp', roundHeight(size)))
    sizes[`w${width}`] = { filename, url: place(filename).url, ...roundHeight(size), ...file }
  }
  const couverture = newId()
  records.images?.push({
    id: couverture,
    usage: 'couverture',
    alt: null,
    placeholder: 'data:image/webp;base64,UklGRhIAAABXRUJQVlA4TAYAAAAvAAAAAAfQ//73v/+BiOh/AAA=',
    ...place('cover.jpg'),
    ...store('cover.jpg', 'image/jpeg', await makeImage('jpeg')),
    width: 600,
    height: 800,
    uploadId: `envoi-couverture-${issue.numero}`,
    sizes,
    ...written,
  })

  const id = newId()
  const { dateParution } = issue
  records.regards?.push({
    id,
    ...issue,
    dateParution: new Date(dateParution),
    pdf,
    couverture,
    _status: 'published',
    ...written,
  })
  return id
}

const roundHeight = ({ width, height }: { width: number; height: number }) => ({
  width,
  height: Math.round(height),
})

/** An account with its password hashed as Payload does. */
function userRow({ id, email, password, role }: FirstAccount): FirstRow {
  const salt = randomBytes(32).toString('hex')
  const hash = pbkdf2Sync(password, salt, 600_000, 32, 'sha256').toString('hex')
  return { id, email, role, salt, hash: `pbkdf2-sha256-v1:${hash}`, ...written }
}
