import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  // Password reset has one entry point: the site's own pages.
  redirects: () =>
    Promise.resolve(
      ['/admin/forgot', '/admin/reset/:token*'].map((source) => ({
        source,
        destination: '/mot-de-passe-oublie',
        permanent: false,
      })),
    ),
  // The front door handles compression and client addresses; Next only renders.
  compress: false,
  poweredByHeader: false,
  // npm workspaces hoist dependencies one level up.
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  outputFileTracingRoot: path.resolve(import.meta.dirname, '..'),
  // Kept external, so that all bundles share Payload's error classes and the classes keep their
  // names.
  serverExternalPackages: ['payload'],
  // `npm run check` type-checks the whole workspace; a build does not repeat it.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig)
