/** These open or reach what the backup contains, so they can't differ from those in its settings. */
const boundNames = ['IDENTITY_SECRET', 'MONGO_PASSWORD']

type Settings = Readonly<Record<string, string | undefined>>

/** The keys of people's backups, `id:base64` each. */
const backupKeysOf = ({ BACKUP_KEYS = '' }: Settings): string[] =>
  BACKUP_KEYS.split(',')
    .map((key) => key.trim())
    .filter(Boolean)

/**
 * The secrets of a backup's settings that the present settings lack, as an operator may read them: names without values.
 * A secret may be listed under another name, as an old key, and the keys of people's backups in another order.
 */
export function missingSecrets(then: Settings, now: Settings): string[] {
  const missing = boundNames.filter((name) => {
    const current = Object.entries(now).filter(([other]) => other.startsWith(name))
    return then[name] !== undefined && !current.some(([, value]) => value === then[name])
  })
  const keysNow = new Set(backupKeysOf(now))
  const lost = backupKeysOf(then).filter((key) => !keysNow.has(key))
  const ids = lost.map((key) => `"${key.split(':', 1)[0] ?? ''}"`)
  return ids.length > 0 ? [...missing, `BACKUP_KEYS (key ${ids.join(', ')})`] : missing
}
