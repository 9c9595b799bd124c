import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  // The front door compresses what is worth compressing and knows the client; Next only renders.
  compress: false,
  poweredByHeader: false,
  // npm workspaces: dependencies are hoisted one level up.
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  outputFileTracingRoot: path.resolve(import.meta.dirname, '..'),
  // pdfkit and fontkit read their data files at run time, so they stay outside the bundle; so does
  // payload, whose errors are then of the same classes in every bundle and keep their names.
  serverExternalPackages: ['payload', 'pdfkit', 'fontkit'],
  // `npm run check` type-checks the whole workspace; a build does not repeat it.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig)
