import * as z from 'zod'
import { pageOf, pageQuery } from '../fields/pages.ts'

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export const telemetryDevices = ['phone', 'desktop'] as const
export const browserFamilies = ['chrome', 'safari', 'firefox', 'other'] as const
export const browserErrorKinds = ['error', 'rejection', 'csp', 'part'] as const

/** Maximum number of errors reported for one page. */
const MAX_ERRORS = 10
/** Ten minutes: longer values come from sleeping tabs and say nothing about the shop. */
const MAX_VALUE = 600_000

const versionField = z.string().regex(/^[0-9a-f]{16}$/)

/** Measurements of one page in a sampled browser; contains no data of the visitor. */
export const telemetryReportSchema = z
  .strictObject({
    page: z.string().max(100).describe('Образец адреса: /product/[productCode]/'),
    device: z.enum(telemetryDevices),
    browser: z.enum(browserFamilies),
    shell: versionField.describe('Выпуск оболочки'),
    remote: z
      .strictObject({ name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), version: versionField })
      .nullable()
      .describe('Приложение, которому принадлежит страница, и его выпуск; null — сама оболочка'),
    vitals: z
      .array(
        z.strictObject({
          metric: z.enum(vitalNames),
          value: z.number().min(0).max(MAX_VALUE).describe('Миллисекунды; у CLS — доля'),
        }),
      )
      .max(vitalNames.length),
    errors: z
      .array(
        z.strictObject({
          kind: z
            .enum(browserErrorKinds)
            .describe('part — часть страницы не пришла, csp — запрет политики'),
          message: z.string().max(300),
          frame: z.string().max(120).describe('main.0a1b2c3d.js:1:2045'),
        }),
      )
      .max(MAX_ERRORS),
  })
  .meta({ id: 'TelemetryReport' })
export type TelemetryReport = z.infer<typeof telemetryReportSchema>

export const telemetryPeriods = ['1', '7', '28'] as const
export const vitalsQuerySchema = z.object({
  days: z.enum(telemetryPeriods).optional().describe('За сколько дней; 7, если не сказано'),
  device: z.enum(telemetryDevices).optional().describe('Все, если не сказано'),
})
export type VitalsQuery = z.infer<typeof vitalsQuerySchema>

export const vitalValueSchema = z
  .object({
    metric: z.enum(vitalNames),
    p75: z.number(),
    rating: z.enum(['good', 'fair', 'poor']).describe('По границам Google'),
    samples: z.int(),
  })
  .meta({ id: 'VitalValue' })
export type VitalValue = z.infer<typeof vitalValueSchema>

const vitalsRowSchema = z
  .object({
    app: z.string().describe('Приложение; shell — оболочка'),
    page: z.string().nullable().describe('null — все страницы приложения'),
    values: z.array(vitalValueSchema).describe('Чего никто не измерил, того нет'),
  })
  .meta({ id: 'VitalsRow' })
export type VitalsRow = z.infer<typeof vitalsRowSchema>
export const vitalsSchema = z.object({ rows: z.array(vitalsRowSchema) })
export type Vitals = z.infer<typeof vitalsSchema>

export const browserErrorsQuerySchema = z.object({
  ...pageQuery([20, 50]),
  days: vitalsQuerySchema.shape.days,
})
export type BrowserErrorsQuery = z.infer<typeof browserErrorsQuerySchema>

const browserErrorSchema = z
  .object({
    id: z.string(),
    kind: z.enum(browserErrorKinds),
    message: z.string(),
    frame: z.string(),
    times: z.int(),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
    releases: z.array(z.string()).describe('Последние: catalog 0123456789abcdef'),
    pages: z.array(z.string()),
    browsers: z.array(z.string()),
  })
  .meta({ id: 'BrowserError' })
export type BrowserError = z.infer<typeof browserErrorSchema>
export const browserErrorsSchema = pageOf(browserErrorSchema)
