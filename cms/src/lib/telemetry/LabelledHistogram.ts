import type { MetricValueWithName, Registry } from 'prom-client'

interface Series {
  labels: Record<string, string>
  /** Observations by bucket, the last one above all bounds. */
  counts: number[]
  sum: number
}

/**
 * Histogram for the path of cached responses: prom-client's own builds and hashes its labels at each
 * observation, which costs a tenth of such a response. Here the caller names the series with one
 * short key.
 */
export class LabelledHistogram {
  private readonly series = new Map<string, Series>()

  /** @param buckets upper bounds, ascending */
  constructor(
    readonly name: string,
    readonly help: string,
    private readonly buckets: number[],
    registry: Registry,
  ) {
    registry.registerMetric(this as unknown as Parameters<Registry['registerMetric']>[0])
  }

  /**
   * @param key of the series; the same for the same labels
   * @param toLabels called once for each key
   */
  observe(key: string, value: number, toLabels: () => Record<string, string>): void {
    let found = this.series.get(key)
    if (!found) {
      found = { labels: toLabels(), counts: this.buckets.map(() => 0).concat(0), sum: 0 }
      this.series.set(key, found)
    }
    let at = 0
    while (at < this.buckets.length && value > (this.buckets[at] ?? Infinity)) at += 1
    found.counts[at] = (found.counts[at] ?? 0) + 1
    found.sum += value
  }

  /** In prom-client's form, which its registry prints. */
  get() {
    const values = [...this.series.values()].flatMap((series) => this.toValues(series))
    const { name, help } = this
    return Promise.resolve({
      ...{ name, help, values },
      type: 'histogram',
      aggregator: 'sum',
    })
  }

  reset(): void {
    this.series.clear()
  }

  private toValues({ labels, counts, sum }: Series): MetricValueWithName<string>[] {
    let total = 0
    const buckets = counts.map((count, at) => {
      total += count
      const le = this.buckets[at] ?? '+Inf'
      return { metricName: `${this.name}_bucket`, labels: { le, ...labels }, value: total }
    })
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: total },
    ]
  }
}
