const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
])

/** ioredis throws these as plain errors; a test checks the messages with the installed version. */
const connectionMessages = new Set([
  "Stream isn't writeable and enableOfflineQueue options is false",
  'Connection is closed.',
  'Command timed out',
])

/**
 * Whether a Redis command failed because the server is unavailable, loading or full, and not because of the command.
 */
export function isRedisUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'MaxRetriesPerRequestError' || connectionMessages.has(error.message)) return true
  if (error.name === 'ReplyError') return /^(LOADING|READONLY|MASTERDOWN|OOM|MISCONF) /.test(error.message)
  return 'code' in error && typeof error.code === 'string' && connectionCodes.has(error.code)
}
