import { serializeError } from '@classeur/domain/logs'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/config.ts'

const secret = [
  'authorization',
  'cookie',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'email',
  'password',
]
const redactedPaths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Writes JSON lines to stdout (or `destination`). Logs requests by path, never with query, headers or body. */
export const createLogger = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      base: { process: 'api' },
      serializers: { err: (error: unknown) => serializeError(error) },
      redact: { paths: [...redactedPaths, '*.headers["set-cookie"]'], censor: '[redacted]' },
    },
    destination ?? pino.destination(1),
  )
