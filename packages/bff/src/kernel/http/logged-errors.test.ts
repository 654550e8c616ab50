import { createLogger, logAnswers, requestIdOf } from '@isp/logging'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '../app-error.ts'
import { errorsPlugin } from './errors.plugin.ts'

test('в журнале есть номер запроса и причина, но нет ни токенов, ни того, что ввёл посетитель', async () => {
  const lines: string[] = []
  const log = createLogger('bff', 'info', { write: (line) => lines.push(line) })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
  })
  logAnswers(app)
  await app.register(errorsPlugin)
  app.post('/bff/login', () => {
    throw new AppError('DATABASE_UNAVAILABLE', {}, { cause: new Error('connection refused') })
  })
  await app.inject({
    method: 'POST',
    url: '/bff/login?login=chief@example.com',
    headers: {
      authorization: 'Bearer token-value',
      cookie: 'isp_at=cookie-value',
      'x-request-id': 'trace-me-123',
    },
    payload: { password: 'demo-2026' },
  })
  const text = lines.join('')
  expect(text).not.toMatch(/chief|token-value|cookie-value|demo-2026/)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      requestId: 'trace-me-123',
      code: 'DATABASE_UNAVAILABLE',
      err: { message: 'connection refused' },
    },
    { requestId: 'trace-me-123', method: 'POST', path: '/bff/login', status: 503 },
  ])
  log.warn(
    { user: { password: 'demo-2026' }, request: { authorization: 'Bearer token-value' } },
    'slip',
  )
  expect(lines.at(-1)).not.toMatch(/demo-2026|token-value/)
  await app.close()
})
