import { http, HttpResponse } from 'msw'
import { server } from './server'

type Kind = 'pdf' | 'couverture'

type TusServerOptions = {
  /** Answers in place of the server; undefined lets it do its work. */
  interfere?: (kind: Kind, request: Request) => Response | undefined | Promise<Response | undefined>
}

type Upload = { kind: Kind; length: number; offset: number; metadata: Record<string, string> }

/** Answers at /api/uploads as the product does, and keeps a record of what it was asked. */
export function answerUploads({ interfere = () => undefined }: TusServerOptions = {}) {
  const uploads: Upload[] = []
  /** Places in `uploads` of those that the server was asked to forget. */
  const dropped: number[] = []

  const finish = (upload: Upload, status: number, headers: Record<string, string>) =>
    upload.offset === upload.length
      ? HttpResponse.json({ doc: documentOf(upload) }, { status, headers })
      : new HttpResponse(null, { status: status === 201 ? 201 : 204, headers })

  server.use(
    http.post('/api/uploads', async ({ request }) => {
      const metadata = readMetadata(request.headers.get('Upload-Metadata') ?? '')
      const kind = metadata.kind as Kind
      const refused = await interfere(kind, request)
      if (refused) return refused
      const length = Number(request.headers.get('Upload-Length'))
      const { byteLength } = await request.arrayBuffer()
      const upload = { kind, length, offset: byteLength, metadata }
      uploads.push(upload)
      return finish(upload, 201, {
        Location: `/api/uploads/${uploads.length - 1}`,
        'Upload-Offset': String(upload.offset),
      })
    }),
    http.patch('/api/uploads/:id', async ({ request, params }) => {
      const upload = uploads[Number(params.id)]
      if (!upload) return new HttpResponse(null, { status: 404 })
      const refused = await interfere(upload.kind, request)
      if (refused) return refused
      upload.offset += (await request.arrayBuffer()).byteLength
      return finish(upload, 200, { 'Upload-Offset': String(upload.offset) })
    }),
    http.head('/api/uploads/:id', ({ params }) => {
      const upload = uploads[Number(params.id)]
      if (!upload) return new HttpResponse(null, { status: 404 })
      return new HttpResponse(null, {
        headers: {
          'Upload-Offset': String(upload.offset),
          'Upload-Length': String(upload.length),
        },
      })
    }),
    http.delete('/api/uploads/:id', ({ params }) => {
      dropped.push(Number(params.id))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return { uploads, dropped }
}

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
