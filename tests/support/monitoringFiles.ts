import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { repoRoot } from './paths'

export type AlertRule = {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; description: string }
}

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] }

const readText = (file: string) => readFileSync(join(repoRoot, 'deploy', file), 'utf8')

/** Rules of deploy/prometheus/alerts.yml. */
export function readAlertRules(): AlertRule[] {
  const { groups } = parse(readText('prometheus/alerts.yml')) as {
    groups: { rules: AlertRule[] }[]
  }
  return groups.flatMap(({ rules }) => rules)
}

/** Expressions of deploy/grafana/regards.json, with a time in place of Grafana's own variable. */
export function readDashboardExpressions(): string[] {
  const { panels } = JSON.parse(readText('grafana/regards.json')) as Dashboard
  return panels
    .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    .map((expr) => expr.replaceAll('$__rate_interval', '5m'))
}
