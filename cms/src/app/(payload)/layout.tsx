import type { ReactNode } from 'react'
import type { ServerFunctionClient } from 'payload'

import config from '@payload-config'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getPayload } from 'payload'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'

import '@payloadcms/next/css'
import '@fontsource/fraunces/latin-600.css'
import '@fontsource-variable/source-sans-3/wght.css'

import { getSessionUser, isSetupRequired } from '../../access/getSessionUser'
import { validateWhere } from '../../server/rest/validateWhere'
import { isServerFunction } from '../../admin/isServerFunction'

import './panel.css'
import './payloadFixes.css'

import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  // The query of a list (`render-list`, `table-state`) is in the body: within the API's bounds too.
  const { query } = ((args.args as unknown) ?? {}) as { query?: { where?: unknown } | null }
  const isBounded = validateWhere(query?.where ?? undefined, await config)
  if (!isServerFunction(args.name) || !isBounded) notFound()
  // As Payload's form state does: a form whose session has ended stays as it is.
  if (!(await hasSession())) return null
  return handleServerFunctions({ ...args, config, importMap })
}

/** Whether the request has a session. Payload checks each function by itself, some of them late. */
async function hasSession(): Promise<boolean> {
  try {
    return Boolean(await getSessionUser(await getPayload({ config }), await headers()))
  } catch (error) {
    if (isSetupRequired(error)) return false
    throw error
  }
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
