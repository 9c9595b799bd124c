import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import { shareInProcess } from '../process/shareInProcess'

/** Seconds: cached answers take 0.1 ms, uploads minutes. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]
const CALL_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30]
const JOB_BUCKETS = [0.1, 1, 10, 60, 600, 3_600]

/**
 * Metrics of this process (Prometheus), read at GET /api/metrics. Every label has few values, and
 * clients choose none of them.
 */
export const metrics = shareInProcess('metrics', createMetrics)

function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter<L>({ name, help, labelNames, registers })
  /** Initialized with all label values: Prometheus misses a series that begins with 1. */
  const counterOf = <L extends string>(name: string, help: string, label: L, values: string[]) => {
    const made = counter(name, help, [label])
    for (const value of values) made.inc({ [label]: value } as Record<L, string>, 0)
    return made
  }
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge<L>({ name, help, labelNames, registers })
  const histogram = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    buckets: number[],
  ) => new Histogram<L>({ name, help, labelNames, buckets, registers })

  /** Plain numbers, cheaper than a labelled counter, which reads them at a scrape. */
  const cacheLookups = { hit: 0, stale: 0, miss: 0 }
  new Counter({
    name: 'regards_response_cache_lookups_total',
    help: 'Cacheable requests: served from memory (hit), from an outdated entry (stale) or made (miss).',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(cacheLookups)) this.inc({ result }, count)
    },
  })

  return {
    registry,
    buildInfo: gauge('regards_build_info', 'Always 1; what runs, in its labels.', [
      'version',
      'node',
      'database',
      'storage',
    ]),
    ready: gauge('regards_ready', '1 while GET /api/health/ready answers 200.'),
    serving: gauge('regards_serving', '1 while GET /api/health/serving answers 200.'),
    dependencyUp: gauge('regards_dependency_up', '1 while the dependency answers.', ['dependency']),

    requestDuration: histogram(
      'http_request_duration_seconds',
      'Time from the head of a request to the end of its response, by method, route and status.',
      ['method', 'route', 'status'],
      REQUEST_BUCKETS,
    ),
    requestsInFlight: gauge(
      'http_requests_in_flight',
      'Requests in progress that are not answered from memory.',
    ),

    cacheLookups,
    cacheBytes: gauge('regards_response_cache_bytes', 'Estimated size of the response cache.'),
    cacheEntries: gauge('regards_response_cache_entries', 'Responses in the cache.'),

    uploadsStarted: counter('regards_uploads_started_total', 'Resumable uploads created.'),
    uploadsFinished: counter('regards_uploads_finished_total', 'Resumable uploads filed.'),
    uploadsFailed: counterOf(
      'regards_uploads_failed_total',
      'Requests of an upload that failed: the file was rejected, or the server had an error.',
      'reason',
      ['rejected', 'error'],
    ),
    uploadedBytes: counter('regards_uploaded_bytes_total', 'Bytes of the uploads filed.'),

    jobDuration: histogram(
      'regards_job_duration_seconds',
      'Runs of background jobs by task and outcome: success, retry (will run again), failure.',
      ['task', 'outcome'],
      JOB_BUCKETS,
    ),
    jobs: gauge(
      'regards_jobs',
      'Jobs in the database: due or running now, scheduled for later, failed for good.',
      ['state'],
    ),
    oldestJobAge: gauge(
      'regards_jobs_oldest_due_age_seconds',
      'How long the oldest due job has been due; 0 without one.',
    ),

    emails: counterOf('regards_emails_total', 'Attempts to send an e-mail.', 'outcome', [
      'sent',
      'failed',
    ]),
    limitedSubscriptions: counterOf(
      'regards_subscription_emails_limited_total',
      'Replies to subscriptions over a limit: dropped for a mailbox, delayed to the next hour otherwise.',
      'limit',
      ['mailbox', 'domain', 'all'],
    ),
    emailRetries: counter(
      'regards_email_retries_total',
      'E-mails of an announcement that are to be tried again.',
    ),

    databaseDuration: histogram(
      'regards_database_call_duration_seconds',
      'Calls of the database by operation.',
      ['operation'],
      CALL_BUCKETS,
    ),
    databaseErrors: counter(
      'regards_database_errors_total',
      'Failed calls of the database: it is away (outage), or it rejected the call (other).',
      ['operation', 'kind'],
    ),
    storageDuration: histogram(
      'regards_storage_call_duration_seconds',
      'Calls of the file storage by operation; without sending a file, which takes its reader’s time.',
      ['operation'],
      CALL_BUCKETS,
    ),
    storageErrors: counter(
      'regards_storage_errors_total',
      'Failed calls of the file storage: it is away (outage), or an object is missing, taken… (other).',
      ['operation', 'kind'],
    ),
    storedBytes: gauge('regards_stored_bytes', 'Bytes of all files; only with STORAGE_QUOTA_MB.'),
    quotaBytes: gauge('regards_storage_quota_bytes', 'STORAGE_QUOTA_MB; +Inf without a quota.'),
    diskFree: gauge('regards_disk_free_bytes', 'Free space of the disk of a folder.', ['folder']),
    diskReserve: gauge('regards_disk_reserve_bytes', 'Space that uploads leave free.'),

    openings: counter('regards_openings_total', 'Openings and downloads counted.', ['action']),
    signIns: counterOf('regards_sign_ins_total', 'Sign-ins, accepted and refused.', 'outcome', [
      'accepted',
      'refused',
    ]),
  }
}

/** A failed reading is NaN, for which no comparison of Prometheus holds. */
export const UNKNOWN = Number.NaN
