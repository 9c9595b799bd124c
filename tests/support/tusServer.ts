import { http, HttpResponse } from 'msw'

type Kind = 'pdf' | 'couverture'

type TusServerOptions = {
  /** Answers in place of the server; undefined lets it do its work. */
  intercept?: (kind: Kind, request: Request) => Response | undefined | Promise<Response | undefined>
}

type Upload = { kind: Kind; length: number; offset: number; metadata: Record<string, string> }

/** MSW handlers that answer at /api/uploads as the product does, with a record of what they were asked. */
export function createTusHandlers({ intercept = () => undefined }: TusServerOptions = {}) {
  const uploads: Upload[] = []
  /** Places in `uploads` of those that the server was asked to forget. */
  const dropped: number[] = []

  const finish = (upload: Upload, status: number, headers: Record<string, string>) =>
    upload.offset === upload.length
      ? HttpResponse.json({ doc: documentOf(upload) }, { status, headers })
      : new HttpResponse(null, { status: status === 201 ? 201 : 204, headers })

  const handlers = [
    http.post('*/api/uploads', async ({ request }) => {
      const metadata = readMetadata(request.headers.get('Upload-Metadata') ?? '')
      const kind = metadata.kind as Kind
      const refused = await intercept(kind, request)
      if (refused) return refused
      const length = Number(request.headers.get('Upload-Length'))
      const upload = { kind, length, offset: await sizeOf(request), metadata }
      uploads.push(upload)
      return finish(upload, 201, {
        Location: `/api/uploads/${uploads.length - 1}`,
        'Upload-Offset': String(upload.offset),
      })
    }),
    http.all('*/api/uploads/:id', async ({ request, params }) => {
      const id = Number(params.id)
      const upload = uploads[id]
      if (!upload || dropped.includes(id)) return new HttpResponse(null, { status: 404 })
      const refused = await intercept(upload.kind, request)
      if (refused) return refused
      if (request.method === 'DELETE') {
        dropped.push(id)
        return new HttpResponse(null, { status: 204 })
      }
      if (request.method === 'HEAD') return new HttpResponse(null, { headers: stateOf(upload) })
      if (Number(request.headers.get('Upload-Offset')) !== upload.offset) {
        return new HttpResponse(null, { status: 409 })
      }
      upload.offset += await sizeOf(request)
      return finish(upload, 200, { 'Upload-Offset': String(upload.offset) })
    }),
  ]
  return { handlers, uploads, dropped }
}

/** How many bytes a request brings. The header spares reading those of a whole file. */
const sizeOf = async (request: Request): Promise<number> =>
  Number(request.headers.get('Content-Length') ?? (await request.arrayBuffer()).byteLength)

const stateOf = ({ offset, length }: Upload) => ({
  'Upload-Offset': String(offset),
  'Upload-Length': String(length),
})

/** What the server makes of a file. */
const documentOf = ({ kind, length }: Upload) => ({
  id: `document-${kind}`,
  url: `/media/regards/dossier/${kind}`,
  filesize: length,
})

function readMetadata(header: string): Record<string, string> {
  return Object.fromEntries(
    header.split(',').map((pair) => {
      const [key = '', value = ''] = pair.split(' ')
      return [key, Buffer.from(value, 'base64').toString()]
    }),
  )
}
