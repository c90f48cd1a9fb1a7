import { serializeError } from '@classeur/domain/logs'
import { pino, type DestinationStream, type Logger } from 'pino'

/** Writes JSON lines to stdout (or `destination`). Errors lose what libraries attach, such as documents and commands. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, base: { process: 'workers' }, serializers: { err: (error: unknown) => serializeError(error) } },
    destination ?? pino.destination(1),
  )
