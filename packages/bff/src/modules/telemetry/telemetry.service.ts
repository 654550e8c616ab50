import { createHash } from 'node:crypto'
import type {
  BrowserError,
  BrowserErrorsQuery,
  TelemetryReport,
  Vitals,
  VitalsQuery,
  VitalsRow,
} from '@isp/contract'
import { vitalNames } from '@isp/contract'
import { knownPage } from '@isp/contract/page-patterns'
import { fileOfFrame, firstFrame, maskMessage } from '@isp/contract/telemetry-mask'
import { AppError } from '../../kernel/app-error.ts'
import type { Shared } from '../../kernel/module.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import { createAddressLimit } from './address-limit.ts'
import { bucketOf, vitalValue } from './histogram.ts'
import type { ForwardError } from './sentry.ts'
import {
  addError,
  addVitals,
  type HistogramRow,
  type SeenError,
  selectErrors,
  selectHistograms,
  takeRelease,
} from './telemetry.sql.ts'

/** More than one person's pages cause; from an office with one address some reports may be lost. */
const REPORTS_OF_MINUTE = 60
/** Unknown errors and releases accepted per address, so that nobody alone can fill the limited tables. */
const NEW_ERRORS_OF_DAY = 20
const NEW_RELEASES_OF_DAY = 4
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const DEFAULT_DAYS = 7

export type TelemetryService = {
  /** @throws AppError TOO_MANY_REQUESTS */
  report(address: string, report: TelemetryReport): Promise<void>
  vitals(query: VitalsQuery): Promise<Vitals>
  /** @throws AppError PAGE_NOT_FOUND past the end */
  errors(query: BrowserErrorsQuery): Promise<PageAnswer<BrowserError>>
}

/** Masks personal data again, because a browser may send anything. */
const seenErrorsOf = ({ page, browser, shell, remote, errors }: TelemetryReport): SeenError[] => {
  const release = remote ? `${remote.name} ${remote.version}` : `shell ${shell}`
  const seen = errors.map(({ kind, message, frame }) => {
    const masked = maskMessage(message)
    const place = firstFrame(frame)
    const id = createHash('sha256')
      .update(JSON.stringify([kind, masked, fileOfFrame(place)]))
      .digest('base64url')
      .slice(0, 16)
    return { id, kind, message: masked, frame: place, release, page: knownPage(page), browser }
  })
  return [...new Map(seen.map((error) => [error.id, error])).values()]
}

/** Pages grouped by application, after a row with the application's total. */
const rowsOf = (found: readonly HistogramRow[]): VitalsRow[] => {
  const groups = new Map<string, { app: string; page: string | null; rows: HistogramRow[] }>()
  for (const row of found) {
    for (const page of [null, row.page]) {
      const key = JSON.stringify([row.app, page])
      const group = groups.get(key) ?? { app: row.app, page, rows: [] }
      group.rows.push(row)
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ app, page, rows }) => ({
    app,
    page,
    values: vitalNames.flatMap((metric) => {
      const counts = new Map<number, number>()
      for (const row of rows) {
        if (row.metric !== metric) continue
        counts.set(row.bucket, (counts.get(row.bucket) ?? 0) + row.samples)
      }
      return counts.size === 0 ? [] : [vitalValue(metric, counts)]
    }),
  }))
}

type Ports = Pick<Shared, 'database' | 'transact' | 'now'> & { forward: ForwardError | null }

export const createTelemetryService = (ports: Ports): TelemetryService => {
  const { database, transact, now, forward } = ports
  const reports = createAddressLimit(REPORTS_OF_MINUTE, MINUTE, now)
  const newErrors = createAddressLimit(NEW_ERRORS_OF_DAY, DAY, now)
  const newReleases = createAddressLimit(NEW_RELEASES_OF_DAY, DAY, now)
  return {
    report: async (address, report) => {
      if (!reports.isLeft(address)) throw new AppError('TOO_MANY_REQUESTS', { seconds: 60 })
      reports.take(address)
      const { vitals, device } = report
      const errors = seenErrorsOf(report)
      if (vitals.length > 0) {
        const measured = vitals.map(({ metric, value }) => ({
          metric,
          bucket: bucketOf(metric, value),
        }))
        // one value per metric: a report with repeated metrics is not from our pages
        const single = [...new Map(measured.map((one) => [one.metric, one])).values()]
        await transact(async (connection) => {
          const release = await takeRelease(connection, report, newReleases.isLeft(address))
          if (release.isNew) newReleases.take(address)
          await addVitals(
            connection,
            { releaseId: release.id, page: knownPage(report.page), device },
            single,
          )
        })
      }
      for (const error of errors) {
        const kept = await addError(database, error, newErrors.isLeft(address))
        if (kept?.isNew) newErrors.take(address)
        if (kept) void forward?.(error, report)
      }
    },

    vitals: async ({ days, device }) => ({
      rows: rowsOf(
        await selectHistograms(database, {
          days: Number(days ?? DEFAULT_DAYS),
          device: device ?? null,
        }),
      ),
    }),

    errors: async (query) => {
      const days = Number(query.days ?? DEFAULT_DAYS)
      const { items, total } = await selectErrors(database, { days, ...windowOf(query) })
      const shown = items.map(({ firstAt, lastAt, ...error }) => ({
        ...error,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      }))
      return pageAnswer(shown, total, query)
    },
  }
}
