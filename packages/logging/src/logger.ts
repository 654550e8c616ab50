import { type DestinationStream, type Logger, pino } from 'pino'
import { createDroppingDestination } from './dropping-destination.ts'

/**
 * Structured lines on stdout, of one shape for every server: `level`, `time` (ISO 8601), `app`, `requestId`, `msg`.
 * Nothing personal: a line has the route and the path, never the query string, headers or bodies (a login, a search
 * text or a token may be in them).
 */
export const createLogger = (
  app: string,
  level: string,
  destination: DestinationStream = createDroppingDestination(app),
): Logger =>
  pino(
    {
      level,
      base: { app },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          '*.password',
          '*.accessToken',
          '*.refreshToken',
          '*.authorization',
          '*.cookie',
          'connectionString',
          '*.connectionString',
        ],
        censor: '…',
      },
    },
    destination,
  )
