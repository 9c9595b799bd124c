import type { Payload } from 'payload'

import { findFirst } from '../../infrastructure/database/rows'
import { serializeByKey } from '../../lib/async/serializeByKey'
import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import { createErrorResponse } from '../../lib/http/createErrorResponse'
import { limitRequestBody } from '../../lib/http/limitRequestBody'
import { NO_STORE } from '../../lib/http/cacheControl'
import { limitExports } from '../../infrastructure/rateLimit/limitReads'
import { log } from '../../lib/log'
import { toXmlDocument, x, type Child } from '../../lib/xml'
import type { Parametres } from '../../payload-types'
import { findRecord } from './findRecord'
import { listRecords } from './listRecords'
import { OaiError, type OaiRequest, parseOaiRequest, SETS, toToken } from './parseOaiRequest'
import { toName as toIssueName } from './records'
import {
  FORMAT,
  toHeader,
  toIdentifierDescription,
  toName,
  toRecord,
  toSeconds,
  type Repository,
} from './toRecordXml'

const NAMESPACE = 'http://www.openarchives.org/OAI/2.0/'

const SET_NAMES = { numeros: 'Numéros de Regards', articles: 'Articles de Regards' }

/** Answers a harvester (OAI-PMH 2.0), whose arguments are in the query, or in a form. */
export async function createOaiResponse(payload: Payload, request: Request): Promise<Response> {
  try {
    // Records are public and the same for all: pages of other sites may read them.
    const headers = {
      ...NO_STORE,
      'Content-Type': 'text/xml; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    }
    if (request.method === 'HEAD') return new Response(null, { headers })
    return new Response(await answer(payload, request, await readArguments(request)), { headers })
  } catch (error) {
    const response = createErrorResponse(error)
    if (response.status >= 500) log.error({ err: error, url: '/oai' }, 'Requête en échec')
    return response
  }
}

async function readArguments(request: Request): Promise<URLSearchParams> {
  if (request.method !== 'POST') return new URL(request.url).searchParams
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw apiError('unsupported-type')
  return new URLSearchParams(await (await limitRequestBody(request)).text())
}

async function answer(
  payload: Payload,
  request: Request,
  params: URLSearchParams,
): Promise<string> {
  const settings = await payload.findGlobal({
    slug: 'parametres',
    depth: 0,
    overrideAccess: false,
  })
  try {
    const asked = parseOaiRequest(params)
    return toDocument(
      Object.fromEntries(params),
      await answerVerb(payload, request, settings, asked),
    )
  } catch (error) {
    if (!(error instanceof OaiError)) throw error
    const isUnread = error.code === 'badVerb' || error.code === 'badArgument'
    return toDocument(
      isUnread ? {} : Object.fromEntries(params),
      x('error', { code: error.code }, error.message),
    )
  }
}

async function answerVerb(
  payload: Payload,
  request: Request,
  settings: Parametres,
  asked: OaiRequest,
): Promise<Child> {
  const repository: Repository = {
    siteUrl: env.siteUrl,
    publisher: settings.nom,
    issn: settings.issn ?? undefined,
  }
  const find = async (identifier: string) => {
    await limitExports(request)
    return findRecord(payload, toName(repository, identifier))
  }
  switch (asked.verb) {
    case 'Identify':
      return x(asked.verb, ...(await describeRepository(payload, settings)))
    case 'ListSets':
      return x(
        asked.verb,
        ...SETS.map((set) => x('set', x('setSpec', set), x('setName', SET_NAMES[set]))),
      )
    case 'ListMetadataFormats':
      if (asked.identifier !== undefined) await find(asked.identifier)
      return x(asked.verb, FORMAT)
    case 'GetRecord':
      return x(asked.verb, toRecord(repository, await find(asked.identifier)))
    default: {
      await limitExports(request)
      // One list at a time over all clients: the others wait for their turn.
      const { records, next } = await serializeByKey('oai', () =>
        listRecords(payload, asked.position),
      )
      if (records.length === 0) {
        throw new OaiError('noRecordsMatch', 'Nothing changed in this period.')
      }
      const write = asked.verb === 'ListRecords' ? toRecord : toHeader
      // Empty after the last part of several.
      const token = next ? x('resumptionToken', toToken(next)) : x('resumptionToken')
      return x(
        asked.verb,
        ...records.map((record) => write(repository, record)),
        next || !asked.isFirst ? token : undefined,
      )
    }
  }
}

async function describeRepository(payload: Payload, settings: Parametres): Promise<Child[]> {
  const first = await findFirst<{ createdAt: string; updatedAt: string }>(payload, {
    collection: 'regards',
    sort: 'updatedAt',
    select: { createdAt: true, updatedAt: true },
  })
  const earliest = new Date(first?.updatedAt ?? 0).toISOString()
  return [
    x('repositoryName', `Regards – ${settings.nom}`),
    x('baseURL', `${env.siteUrl}/oai`),
    x('protocolVersion', '2.0'),
    x('adminEmail', settings.email),
    x('earliestDatestamp', toSeconds(earliest)),
    x('deletedRecord', 'transient'),
    x('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    toIdentifierDescription(env.siteUrl, toIssueName({ createdAt: first?.createdAt ?? earliest })),
  ]
}

/** @param asked the arguments; left out for a wrong request */
const toDocument = (asked: Record<string, string>, content: Child): string =>
  toXmlDocument(
    x(
      'OAI-PMH',
      {
        ...{ xmlns: NAMESPACE, 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' },
        'xsi:schemaLocation': `${NAMESPACE} ${NAMESPACE}OAI-PMH.xsd`,
      },
      x('responseDate', toSeconds(new Date().toISOString())),
      x('request', asked, `${env.siteUrl}/oai`),
      content,
    ),
  )
