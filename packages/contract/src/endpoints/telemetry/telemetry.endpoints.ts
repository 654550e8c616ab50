import { endpoint } from '../../endpoint.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  browserErrorsQuerySchema,
  browserErrorsSchema,
  telemetryReportSchema,
  vitalsQuerySchema,
  vitalsSchema,
} from '../../schemas/telemetry.schema.ts'

const ofAdmin = { method: 'GET', access: { staff: ['admin'] }, caller: 'account' } as const

/** Measurements sent by a sample of browsers (record 092). */
export const telemetryEndpoints = {
  reportTelemetry: endpoint({
    id: 'reportTelemetry',
    method: 'POST',
    path: '/api/telemetry',
    summary: 'Скорость и ошибки одной страницы; ничего личного, хранится только сложенным',
    access: 'public',
    caller: 'nobody',
    maxBody: 16 * 1024,
    body: telemetryReportSchema,
    example: {
      page: '/product/[productCode]/',
      device: 'phone',
      browser: 'chrome',
      shell: '0123456789abcdef',
      remote: { name: 'catalog', version: '0123456789abcdef' },
      vitals: [{ metric: 'LCP', value: 1840 }],
      errors: [],
    },
    answers: { 200: doneSchema },
    errors: ['TOO_MANY_REQUESTS'],
  }),
  telemetryVitals: endpoint({
    ...ofAdmin,
    id: 'telemetryVitals',
    path: '/api/admin/telemetry/vitals',
    summary: 'Скорость страниц у посетителей: 75-й процентиль по приложениям и страницам',
    query: vitalsQuerySchema,
    answers: { 200: vitalsSchema },
  }),
  telemetryErrors: endpoint({
    ...ofAdmin,
    id: 'telemetryErrors',
    path: '/api/admin/telemetry/errors',
    summary: 'Ошибки в браузерах посетителей, последние сверху',
    query: browserErrorsQuerySchema,
    answers: { 200: browserErrorsSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
