import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'

/**
 * In JavaScript: a server that starts would load Next's compiler, of 100 MB, to read TypeScript.
 * @type {import('next').NextConfig}
 */
const nextConfig = {
  // Sign-in and password reset have one entry point each: the site's own pages. Payload gives the
  // page that was asked for as `redirect`, which Next passes on; without it, /login needs it to know
  // that the panel asks.
  redirects: () =>
    Promise.resolve(
      [
        { source: '/admin/forgot', destination: '/mot-de-passe-oublie' },
        { source: '/admin/reset/:token*', destination: '/mot-de-passe-oublie' },
        {
          source: '/admin/login',
          missing: [{ type: /** @type {const} */ ('query'), key: 'redirect' }],
          destination: '/login?redirect=/admin',
        },
        { source: '/admin/login', destination: '/login' },
      ].map((redirect) => ({ ...redirect, permanent: false })),
    ),
  // For the panel's pages and server functions: the front door answers the API, uncompressed, since a response
  // may have a secret beside what the client sent, and compresses files and the site's pages itself.
  compress: true,
  // No page uses Next's image optimizer: /_next/image is a 404.
  images: { unoptimized: true },
  poweredByHeader: false,
  // npm workspaces hoist dependencies one level up.
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  outputFileTracingRoot: path.resolve(import.meta.dirname, '..'),
  // Its sources are TypeScript.
  transpilePackages: ['@regards/contract', '@regards/text-analysis'],
  // Kept external, so that all bundles share Payload's error classes and the classes keep their
  // names.
  serverExternalPackages: ['payload', 'prom-client'],
  // `npm run check` type-checks the whole workspace; a build does not repeat it.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig)
