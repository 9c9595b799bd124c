import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020.js'
import type { SchemaObject } from 'ajv'
import { installWheel, type Wheel } from './pythonWheel'

/** Contains the API schemas of each version of Kubernetes, which refuse unknown properties. */
const WHEEL: Wheel = {
  requirement: 'kubernetes-validate==1.37.0',
  sha256: ['85136d018a27b50ec7fc049d902bfa5193f5976807e6c0f408e3ab6fe078cad9'],
}

/** The oldest version that the chart supports, and the newest that has a schema. */
export const kubernetesVersions = ['1.29.0', '1.37.0'] as const

export type Resource = { apiVersion: string; kind: string }

/**
 * Reads the schemas of a version of Kubernetes; installs them from PyPI (22 MB) if missing.
 * @returns a function that says what is wrong with a resource; undefined if it is valid
 * @throws a one-line error with the reason
 */
export async function readKubernetesSchemas(
  version: (typeof kubernetesVersions)[number],
): Promise<(resource: Resource) => string | undefined> {
  const dir = await installWheel(WHEEL)
  const folder = `kubernetes_validate/kubernetes-json-schema/v${version}-local-strict`
  const text = readFileSync(join(dir, folder, '_definitions.json'), 'utf8')
  const document = JSON.parse(text) as { $defs: Record<string, SchemaObject> }
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'api')
  return (resource) => {
    const name = toDefinitionName(resource)
    if (!document.$defs[name]) return `Kubernetes ${version} has no ${name}`
    const validate = ajv.compile({ $ref: `api#/$defs/${name}` })
    // With its type, it does not narrow `resource`, as the guard of ajv would.
    const isValid: boolean = validate(resource)
    if (isValid) return undefined
    const [fault] = validate.errors ?? []
    return `${resource.kind}${fault?.instancePath} ${fault?.message} ${JSON.stringify(fault?.params)}`
  }
}

/** For instance io.k8s.api.apps.v1.Deployment. */
function toDefinitionName({ apiVersion, kind }: Resource): string {
  const [group = '', version = ''] = apiVersion.includes('/')
    ? apiVersion.split('/')
    : ['core', apiVersion]
  return `io.k8s.api.${group.split('.')[0]}.${version}.${kind}`
}
