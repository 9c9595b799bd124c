/** A series of Prometheus' rule tests: its values, one a minute (`0+5x20` rises by 5). */
export type Series = { series: string; values: string }

/** What an alert must fire for, and what it must not. */
export type AlertCase = {
  alert: string
  /** Minutes after the first value; long enough for the rule's `for`. */
  at: number
  fires: Record<string, Series[]>
  quiet: Record<string, Series[]>
}

const series = (name: string, values: string): Series => ({ series: name, values })

const requests = (status: string, values: string, route = 'page') =>
  series(`http_request_duration_seconds_count{status="${status}",route="${route}"}`, values)

const buckets = (route: string, withinSecond: number) =>
  ['1', '2.5', '+Inf'].map((le) =>
    series(
      `http_request_duration_seconds_bucket{route="${route}",le="${le}"}`,
      `0+${le === '1' ? withinSecond : 1000}x60`,
    ),
  )

const emails = (outcome: string, values: string) =>
  series(`regards_emails_total{outcome="${outcome}"}`, values)

const dependency = (name: string, values: string) =>
  series(`regards_dependency_up{dependency="${name}",instance="a"}`, values)

const outages = (name: string) => ({
  at: 20,
  fires: { 'six in ten minutes': [series(`${name}{kind="outage"}`, '0+0.6x30')] },
  quiet: {
    'four in ten minutes': [series(`${name}{kind="outage"}`, '0+0.4x30')],
    'errors of another kind': [series(`${name}{kind="other"}`, '0+9x30')],
  },
})

const down = (name: string, other: string) => ({
  at: 3,
  fires: { 'no answer': [dependency(name, '0x5')] },
  quiet: {
    'no answer, once': [dependency(name, '1 1 0 1 1 1')],
    'the other one is down': [dependency(name, '1x5'), dependency(other, '0x5')],
  },
})

const dueFor = (seconds: number) => series('regards_jobs_oldest_due_age_seconds', `${seconds}x60`)

/** Each rule of deploy/prometheus/alerts.yml, on both sides of its bound. */
export const alertCases: AlertCase[] = [
  {
    alert: 'RegardsSiteAbsent',
    at: 4,
    fires: {
      'no process': [],
      'no process serves': [
        series('regards_serving{instance="a"}', '0x9'),
        series('regards_serving{instance="b"}', '0x9'),
      ],
    },
    quiet: {
      'one of two serves': [
        series('regards_serving{instance="a"}', '0x9'),
        series('regards_serving{instance="b"}', '1x9'),
      ],
    },
  },
  {
    alert: 'RegardsProcessusAbsent',
    at: 7,
    fires: { 'no answer': [series('up{job="regards",instance="a"}', '0x9')] },
    quiet: {
      'a restart of four minutes': [series('up{job="regards",instance="a"}', '1 0 0 0 0 1 1 1')],
      'another program': [series('up{job="node",instance="a"}', '0x9')],
    },
  },
  {
    alert: 'RegardsErreurs',
    at: 15,
    fires: { 'six of a hundred': [requests('5xx', '0+6x20'), requests('2xx', '0+94x20')] },
    quiet: {
      'four of a hundred': [requests('5xx', '0+4x20'), requests('2xx', '0+96x20')],
      'one of two, on a quiet site': [requests('5xx', '0+1x20'), requests('2xx', '0+1x20')],
      'a probe of a process that starts': [
        requests('5xx', '0+60x20', 'probe'),
        requests('2xx', '0+9x20'),
      ],
    },
  },
  {
    alert: 'RegardsLenteur',
    at: 30,
    fires: { 'two of a hundred': buckets('page', 980) },
    quiet: { 'one of two hundred': buckets('page', 995), 'long uploads': buckets('upload', 0) },
  },
  { alert: 'RegardsBaseAbsente', ...down('database', 'storage') },
  { alert: 'RegardsStockageAbsent', ...down('storage', 'database') },
  { alert: 'RegardsErreursBase', ...outages('regards_database_errors_total') },
  { alert: 'RegardsErreursStockage', ...outages('regards_storage_errors_total') },
  {
    alert: 'RegardsTachesBloquees',
    at: 50,
    fires: {
      'no job has ended': [dueFor(1900), emails('sent', '7x60')],
      'no job ends any more': [
        dueFor(1900),
        emails('sent', '7x60'),
        series('regards_job_duration_seconds_count', '7x60'),
      ],
    },
    quiet: {
      'a job waits for less': [dueFor(1700), emails('sent', '7x60')],
      'jobs end': [
        dueFor(1900),
        emails('sent', '7x60'),
        series('regards_job_duration_seconds_count', '0+1x60'),
      ],
      'a campaign leaves': [dueFor(1900), emails('sent', '0+5x60')],
    },
  },
  {
    alert: 'RegardsTachesEnEchec',
    at: 20,
    fires: { 'one job': [series('regards_jobs{state="failed"}', '1x30')] },
    quiet: {
      none: [series('regards_jobs{state="failed"}', '0x30')],
      'jobs that wait': [series('regards_jobs{state="due"}', '9x30')],
    },
  },
  {
    alert: 'RegardsMessagesEnEchec',
    at: 25,
    fires: { 'one of four': [emails('failed', '0+1x30'), emails('sent', '0+3x30')] },
    quiet: {
      'one of ten': [emails('failed', '0+1x30'), emails('sent', '0+9x30')],
      'two in a quarter of an hour': [emails('failed', '0+0.13x30'), emails('sent', '0x30')],
    },
  },
  {
    alert: 'RegardsDisquePresquePlein',
    at: 12,
    fires: { '900 MB before the reserve': disk(1.4e9) },
    quiet: { '1.1 GB before the reserve': disk(1.6e9) },
  },
  {
    alert: 'RegardsQuotaPresqueAtteint',
    at: 35,
    fires: { '91 %': stored(91) },
    quiet: { '89 %': stored(89) },
  },
  {
    alert: 'RegardsBoucleBloquee',
    at: 8,
    fires: { '300 ms': [series('nodejs_eventloop_lag_p99_seconds{instance="a"}', '0.3x9')] },
    quiet: { '200 ms': [series('nodejs_eventloop_lag_p99_seconds{instance="a"}', '0.2x9')] },
  },
  {
    alert: 'RegardsConnexionsRefusees',
    at: 20,
    fires: { '120 in a quarter of an hour': signIns('refused', 8) },
    quiet: {
      '75 in a quarter of an hour': signIns('refused', 5),
      'sign-ins': signIns('accepted', 99),
    },
  },
]

function disk(free: number): Series[] {
  return [
    series('regards_disk_free_bytes{instance="a",folder="data"}', `${free}x20`),
    series('regards_disk_reserve_bytes{instance="a"}', '500000000x20'),
  ]
}

function stored(bytes: number): Series[] {
  return [
    series('regards_stored_bytes{instance="a"}', `${bytes}x60`),
    series('regards_storage_quota_bytes{instance="a"}', '100x60'),
  ]
}

function signIns(outcome: string, perMinute: number): Series[] {
  return [series(`regards_sign_ins_total{outcome="${outcome}"}`, `0+${perMinute}x30`)]
}
