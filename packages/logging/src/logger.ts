import { type DestinationStream, type Logger, pino } from 'pino'
import { createDroppingDestination } from './dropping-destination.ts'

/**
 * Structured lines on stdout, the same for all servers: `level`, `time` (ISO 8601), `app`, `requestId`, `msg`. No personal data: a line has
 * the route and the path, never the query string, headers or bodies (these may contain a login, a search text or a token).
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
