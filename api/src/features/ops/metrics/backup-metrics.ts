import { BackupState } from '@classeur/contracts'
import type { BackupLists, InstallationBackups } from '@classeur/database'
import { Gauge, type Registry } from 'prom-client'
import { createRecentReading } from '../../../load/recent-reading.ts'
import type { MetricsPart } from './metrics-part.ts'

export interface BackupMetricsOptions {
  registry: Registry
  ping: MetricsPart['ping']
  installationBackups: Pick<InstallationBackups, 'newestMadeAt'>
  readNightlyVerifiedAt: () => Promise<Date | null>
  backupLists: Pick<BackupLists, 'counts'>
}

/** The same times as those of the document metrics. */
const lifetimeMs = 10_000
const restFactor = 20

const secondsOf = (at: Date): number => at.getTime() / 1000

/**
 * Metrics of backups, those of the installation and those of people, from documents in MongoDB; they are the same on
 * every replica.
 */
export function createBackupMetrics(options: BackupMetricsOptions): MetricsPart {
  const { registry, ping, installationBackups, readNightlyVerifiedAt, backupLists } = options
  const registers = [registry]
  const installation = new Gauge({
    name: 'classeur_backup_last_verified_timestamp_seconds',
    help: 'When the newest verified backup of the installation was made, in Unix time; 0 without one',
    registers,
  })
  const nightly = new Gauge({
    name: 'classeur_nightly_backup_last_verified_timestamp_seconds',
    help: 'When the newest verified nightly backup of a person was made, in Unix time; missing without one',
    registers,
  })
  const byState = new Gauge({
    name: 'classeur_backups',
    help: 'Backups by state (documents, the same from every replica)',
    labelNames: ['state'],
    registers,
  })
  const damaged = new Gauge({
    name: 'classeur_backups_damaged',
    help: 'Backups that could not be read as they were written, or that a restore would refuse',
    registers,
  })
  const oldest = new Gauge({
    name: 'classeur_backups_oldest_queued_seconds',
    help: 'Time since the oldest waiting backup was asked for; 0 without one',
    registers,
  })
  const read = createRecentReading(
    () => Promise.all([installationBackups.newestMadeAt(), readNightlyVerifiedAt(), backupLists.counts()]),
    lifetimeMs,
    restFactor,
  )

  return {
    name: 'mongo',
    ping,
    // Without labels, a reset metric is shown as 0. Removing the value hides it.
    clear: () => {
      for (const metric of [installation, nightly, damaged, oldest]) metric.remove()
      byState.reset()
    },
    async read() {
      const [madeAt, verifiedAt, counts] = await read()
      return () => {
        installation.set(madeAt ? secondsOf(madeAt) : 0)
        if (verifiedAt) nightly.set(secondsOf(verifiedAt))
        for (const state of BackupState.options) byState.set({ state }, counts.byState[state] ?? 0)
        damaged.set(counts.damaged)
        const { oldestQueuedAt } = counts
        oldest.set(oldestQueuedAt ? Math.max(0, Date.now() / 1000 - secondsOf(oldestQueuedAt)) : 0)
      }
    },
  }
}
