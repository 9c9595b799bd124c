import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readAlertRules, readDashboardExpressions } from '../support/monitoringFiles'
import { repoRoot } from '../support/paths'
import { parsePromql } from '../support/promql'

const guide = readFileSync(join(repoRoot, 'docs', 'surveillance.md'), 'utf8')

describe('the alert rules', () => {
  test.each(readAlertRules())('$alert says in French what is wrong and what to do', (rule) => {
    expect(rule.annotations.summary.length).toBeGreaterThan(10)
    expect(rule.annotations.description.length).toBeGreaterThan(40)
    expect(['critical', 'warning']).toContain(rule.labels.severity)
    expect(guide).toContain(`### ${rule.alert}\n`)
  })

  test('are the alerts that the guide explains, and no other', () => {
    const explained = [...guide.matchAll(/^### (Regards\w+)$/gm)].map(([, name]) => name)

    expect(explained.toSorted()).toEqual(
      readAlertRules()
        .map(({ alert }) => alert)
        .toSorted(),
    )
  })
})

test('the dashboard asks in PromQL', () => {
  expect(readDashboardExpressions().flatMap(parsePromql).length).toBeGreaterThan(40)
})

test('malformed PromQL is found, and so are the labels that it compares', () => {
  expect(() => parsePromql('sum(rate(a_total[5m])')).toThrow('PromQL')
  expect(parsePromql('sum by (le) (rate(a_total{b="1",c!~"d"}[5m])) > on (x) b')).toEqual([
    { metric: 'a_total', labels: ['b', 'c'] },
    { metric: 'b', labels: [] },
  ])
})
