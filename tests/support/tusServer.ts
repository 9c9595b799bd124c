import { http, HttpResponse } from 'msw'

type Kind = 'pdf' | 'couverture'

type TusServerOptions = {
  /** Returns a response in place of the server's; undefined lets the server process the request. */
  intercept?: (kind: Kind, request: Request) => Response | undefined | Promise<Response | undefined>
}

type Upload = { kind: Kind; length: number; offset: number; metadata: Record<string, string> }

/** Creates MSW handlers that emulate the product's /api/uploads and record the uploads. */
export function createTusHandlers({ intercept = () => undefined }: TusServerOptions = {}) {
  const uploads: Upload[] = []
  /** Indices in `uploads` of the deleted ones. */
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

/** Returns the body size of a request; the header avoids reading a whole file. */
const sizeOf = async (request: Request): Promise<number> =>
  Number(request.headers.get('Content-Length') ?? (await request.arrayBuffer()).byteLength)

const stateOf = ({ offset, length }: Upload) => ({
  'Upload-Offset': String(offset),
  'Upload-Length': String(length),
})

/** Creates the record of an uploaded file. */
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
