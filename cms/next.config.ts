import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  // A lost password is replaced in one place, the site's own pages.
  redirects: () =>
    Promise.resolve(
      ['/admin/forgot', '/admin/reset/:token*'].map((source) => ({
        source,
        destination: '/mot-de-passe-oublie',
        permanent: false,
      })),
    ),
  // The front door compresses what is worth compressing and knows the client; Next only renders.
  compress: false,
  poweredByHeader: false,
  // npm workspaces: dependencies are hoisted one level up.
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  outputFileTracingRoot: path.resolve(import.meta.dirname, '..'),
  // Outside the bundles, Payload's errors are of the same classes in all of them and keep their names.
  serverExternalPackages: ['payload'],
  // `npm run check` type-checks the whole workspace; a build does not repeat it.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig)
