import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseAllDocuments, stringify } from 'yaml'
import { parseEnv } from '../../cms/src/lib/env'
import { version } from '../../package.json'
import { renderChart } from '../support/helm'
import {
  kubernetesVersions,
  readKubernetesSchemas,
  type Resource,
} from '../support/kubernetesSchemas'

type Probe = { httpGet: { path: string }; periodSeconds: number; failureThreshold: number }
type Variable = {
  name: string
  value?: string
  valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } }
}
type Container = {
  image: string
  env: Variable[]
  securityContext: unknown
  livenessProbe: Probe
  readinessProbe: Probe
  volumeMounts: { mountPath: string }[]
}
type Kinds = Map<string, Resource & { spec: unknown }>
type Deployment = {
  replicas?: number
  template: {
    spec: {
      terminationGracePeriodSeconds: number
      automountServiceAccountToken: boolean
      securityContext: unknown
      containers: [Container]
      volumes: { emptyDir?: unknown }[]
    }
  }
}

const required = {
  image: { repository: 'registry.example.org/regards' },
  existingSecret: 'regards',
  settings: { SITE_URL: 'https://www.example.org', S3_BUCKET: 'regards' },
}
const digest = `sha256:${'0123456789abcdef'.repeat(4)}`
const everything = {
  ...required,
  image: { ...required.image, digest, pullSecrets: ['registry'] },
  settings: {
    ...required.settings,
    S3_ENDPOINT: 'http://s3.example.org:7070',
    SHUTDOWN_SECONDS: 600,
    MAX_UPLOAD_MB: 500,
    STORAGE_QUOTA_MB: 100_000_000,
    SECOND_FACTOR_REQUIRED: true,
    MAIL: false,
  },
  autoscaling: { enabled: true, minReplicas: 3 },
  ingress: {
    tlsSecret: 'certificate',
    annotations: {
      'nginx.org/proxy-read-timeout': '60s',
      'cert-manager.io/cluster-issuer': 'acme',
    },
  },
  networkPolicy: { metricsFrom: [{ podSelector: { matchLabels: { app: 'prometheus' } } }] },
  serviceMonitor: { enabled: true, labels: { release: 'prometheus' } },
  nodeSelector: { 'kubernetes.io/arch': 'amd64' },
  tolerations: [{ key: 'website', operator: 'Exists' }],
}

const dir = mkdtempSync(join(tmpdir(), 'regards-chart-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

let files = 0
/** Renders the chart with values. */
function render(values: object) {
  const file = join(dir, `${files++}.yaml`)
  writeFileSync(file, stringify(values))
  return renderChart(['--values', file])
}

/** Renders the chart, by the kind of its resources. @throws with Helm's message */
async function renderKinds(values: object): Promise<Kinds> {
  const { ok, output } = await render(values)
  if (!ok) throw new Error(output)
  const resources = parseAllDocuments(output).map(
    (document) => document.toJS() as Resource & { spec: unknown },
  )
  return new Map(resources.map((resource) => [resource.kind, resource]))
}

const specOf = <Spec>(kinds: Kinds, kind: string) => kinds.get(kind)?.spec as Spec

/** By kind, with the required values alone and with nearly all of them. */
let minimal: Kinds
let whole: Kinds
const podOf = (kinds: Kinds) => specOf<Deployment>(kinds, 'Deployment').template.spec

beforeAll(async () => {
  minimal = await renderKinds(required)
  whole = await renderKinds(everything)
})

test.each<[fault: string, values: object, message: RegExp]>([
  ['no value', {}, /existingSecret/],
  ['no secret', { ...required, existingSecret: undefined }, /existingSecret/],
  ['no address', { ...required, settings: { S3_BUCKET: 'regards' } }, /'SITE_URL'/],
  ['a path in the address', withSetting({ SITE_URL: 'https://a.example/b' }), /SITE_URL/],
  ['a misspelt setting', withSetting({ MAX_UPLOAD: 200 }), /MAX_UPLOAD/],
  ['a secret in clear', withSetting({ PAYLOAD_SECRET: 'x'.repeat(32) }), /PAYLOAD_SECRET/],
  ['an impossible number', withSetting({ SHUTDOWN_SECONDS: 4000 }), /SHUTDOWN_SECONDS/],
  ['a backup into a folder that ends with the pod', withSetting({ BACKUP_TARGET: '/b' }), /BACKUP/],
  ['no process', { ...required, replicas: 0 }, /replicas/],
  ['a short digest', { ...required, image: { repository: 'a', digest: 'sha256:12' } }, /digest/],
  ['traffic from anywhere', { ...required, networkPolicy: { ingressFrom: [] } }, /ingressFrom/],
])('%s is refused, by name', async (_, values, message) => {
  const { ok, output } = await render(values)
  expect(ok).toBe(false)
  expect(output).toMatch(message)
})

function withSetting(setting: object) {
  return { ...required, settings: { ...required.settings, ...setting } }
}

describe.each(kubernetesVersions)('Kubernetes %s', (version) => {
  test('knows every resource and field of the chart', async () => {
    const findFault = await readKubernetesSchemas(version)
    const resources = [...minimal.values(), ...whole.values()]
    // Described by the Prometheus operator.
    const known = resources.filter(({ kind }) => kind !== 'ServiceMonitor')

    expect(known.map(({ kind }) => kind).toSorted()).toEqual(
      [
        ...['Deployment', 'Ingress', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'],
        ...['Deployment', 'Ingress', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'],
        'HorizontalPodAutoscaler',
      ].toSorted(),
    )
    expect(known.map(findFault).filter((fault) => fault !== undefined)).toEqual([])
  })
})

test('several processes have a disruption budget, a single one does not', async () => {
  expect(minimal.has('PodDisruptionBudget')).toBe(true)
  expect(specOf<Deployment>(minimal, 'Deployment').replicas).toBe(2)

  const single = await renderKinds({ ...required, replicas: 1 })
  expect(single.has('PodDisruptionBudget')).toBe(false)
  // The autoscaler alone decides.
  expect(specOf<Deployment>(whole, 'Deployment')).not.toHaveProperty('replicas')
  expect(specOf(whole, 'HorizontalPodAutoscaler')).toMatchObject({ minReplicas: 3 })
})

test('the container has no privilege, and writes to folders that end with it', () => {
  const pod = podOf(minimal)
  const [container] = pod.containers

  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    },
  })
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(container.volumeMounts.map(({ mountPath }) => mountPath).toSorted()).toEqual([
    '/app/data',
    '/app/media',
    '/tmp',
  ])
  expect(pod.volumes.every(({ emptyDir }) => emptyDir)).toBe(true)
})

test('a pod is killed only after the product has ended, and leaves the balancer before', () => {
  for (const [kinds, expected] of [
    [minimal, 10 + 30],
    [whole, 10 + 600],
  ] as const) {
    const pod = podOf(kinds)
    const { periodSeconds, failureThreshold } = pod.containers[0].readinessProbe
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(expected + 10)
    expect(periodSeconds * failureThreshold).toBeLessThan(10)
  }
})

test('the probes outlive an outage of the storage', () => {
  const [container] = podOf(minimal).containers
  expect(container.livenessProbe.httpGet.path).toBe('/api/health/live')
  expect(container.readinessProbe.httpGet.path).toBe('/api/health/serving')
})

test('the product reads the settings of the chart', () => {
  const [container] = podOf(whole).containers
  expect(container.image).toBe(`registry.example.org/regards@${digest}`)
  expect(podOf(minimal).containers[0].image).toBe(`registry.example.org/regards:${version}`)

  const secrets = container.env.filter(({ valueFrom }) => valueFrom)
  expect(secrets.every(({ valueFrom }) => valueFrom?.secretKeyRef.name === 'regards')).toBe(true)
  const env = parseEnv({
    ...Object.fromEntries(container.env.map(({ name, value }) => [name, value])),
    DATABASE_URL: 'mongodb://mongo/regards',
    PAYLOAD_SECRET: 'x'.repeat(32),
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  })
  expect(env).toMatchObject({
    isEmbedded: false,
    siteUrl: 'https://www.example.org',
    trustProxy: 1,
    maxUploadBytes: 500 * 1024 * 1024,
    storageQuotaBytes: 100_000_000 * 1024 * 1024,
    isSecondFactorRequired: true,
  })
})

test('the ingress takes the largest upload to the host of SITE_URL', () => {
  expect(minimal.get('Ingress')).toMatchObject({
    metadata: { annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '201m' } },
    spec: { rules: [{ host: 'www.example.org' }] },
  })
  expect(whole.get('Ingress')).toMatchObject({
    metadata: {
      annotations: {
        'nginx.ingress.kubernetes.io/proxy-body-size': '501m',
        'nginx.org/client-max-body-size': '501m',
        'nginx.org/proxy-read-timeout': '60s',
        'cert-manager.io/cluster-issuer': 'acme',
      },
    },
    spec: { tls: [{ hosts: ['www.example.org'], secretName: 'certificate' }] },
  })
})

test('the network policy admits the ingress controller and Prometheus, and the ports in use', () => {
  const policy = whole.get('NetworkPolicy')
  const controller = {
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } },
  }
  const prometheus = { podSelector: { matchLabels: { app: 'prometheus' } } }

  expect(policy?.spec).toMatchObject({
    policyTypes: ['Ingress', 'Egress'],
    ingress: [{ from: [controller, prometheus], ports: [{ port: 3000 }] }],
    egress: [{ ports: [53, 53, 443, 27_017, 465, 587, 7070].map((port) => ({ port })) }],
  })
  expect(whole.get('ServiceMonitor')?.spec).toMatchObject({
    endpoints: [{ port: 'http', path: '/api/metrics' }],
  })
})
