import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alertCases, type Series } from '../factories/alertCases'
import { readAlertRules } from '../support/monitoringFiles'
import { makeTempDir, repoRoot } from '../support/paths'
import { runPromtool } from '../support/promtool'

const rules = join(repoRoot, 'deploy', 'prometheus', 'alerts.yml')

/** Evaluates the rules, and compares whether an alert fires with what is expected. */
async function evaluate(alert: string, at: number, input: Series[], fires: boolean) {
  const file = join(makeTempDir('rules'), 'test.json')
  const alerts = `count(ALERTS{alertname="${alert}",alertstate="firing"})`
  // JSON is YAML.
  writeFileSync(
    file,
    JSON.stringify({
      rule_files: [rules],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: input,
          promql_expr_test: [
            {
              expr: alerts,
              eval_time: `${at}m`,
              exp_samples: fires ? [{ labels: '{}', value: 1 }] : [],
            },
          ],
        },
      ],
    }),
  )
  return runPromtool(['test', 'rules', file])
}

const cases = alertCases.flatMap(({ alert, at, fires, quiet }) => [
  ...Object.entries(fires).map(([what, input]) => ({ alert, at, what, input, isFiring: true })),
  ...Object.entries(quiet).map(([what, input]) => ({ alert, at, what, input, isFiring: false })),
])

test('Prometheus accepts the rules and their templates', async () => {
  expect(await runPromtool(['check', 'rules', rules])).toMatchObject({ ok: true })
})

test('each rule is evaluated on both sides of its bound', () => {
  expect(alertCases.map(({ alert }) => alert)).toEqual(readAlertRules().map(({ alert }) => alert))
  for (const { fires, quiet } of alertCases) {
    expect(Object.keys(fires).length * Object.keys(quiet).length).toBeGreaterThan(0)
  }
})

test.each(cases)('$alert: $what, firing: $isFiring', async ({ alert, at, input, isFiring }) => {
  expect(await evaluate(alert, at, input, isFiring)).toMatchObject({ ok: true })
})
