import fs from 'node:fs/promises'
import path from 'node:path'

import { PUBLIC_READ } from '../../../cache/publicRead'
import { env } from '../../../env'

export const dynamic = 'force-dynamic'

/** Placeholder: the built page as it is. */
export async function GET(): Promise<Response> {
  const page = await fs.readFile(path.join(env.webDir, 'index.html'))
  return new Response(new Uint8Array(page), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': PUBLIC_READ },
  })
}
