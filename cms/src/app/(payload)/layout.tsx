import type { ReactNode } from 'react'
import type { ServerFunctionClient } from 'payload'

import config from '@payload-config'
import { notFound } from 'next/navigation'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'

import '@payloadcms/next/css'
import '@fontsource/fraunces/latin-600.css'
import '@fontsource-variable/source-sans-3/wght.css'

import { isBoundedList } from '../../server/rest/isBoundedList'
import { isServerFunction } from '../../admin/isServerFunction'

import './panel.css'

import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  if (!isServerFunction(args.name) || !isBoundedList(args.args, await config)) notFound()
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
