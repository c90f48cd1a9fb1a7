import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber } from '../../i18n/format.ts'
import { ProblemNote } from '../feedback/problem-note.tsx'
import { SkeletonLines } from '../feedback/skeleton-lines.tsx'
import { SelectField } from '../fields/choices/select-field.tsx'
import { Dialog } from '../overlays/modal/dialog.tsx'
import classes from './compare-frame.module.css'
import type { ShownVersion, VersionsArea } from './versions-panel.tsx'

interface CompareFrameProps<Version extends object, Key extends QueryKey> {
  area: VersionsArea
  /** Newest first. */
  versions: readonly Omit<ShownVersion, 'by'>[]
  query: (number: number) => UseQueryOptions<Version, Error, Version, Key>
  onClose: () => void
  /** What differs between the two chosen versions. */
  children: (older: Version, newer: Version) => ReactNode
}

/** The dialog in which two versions are chosen and compared, at first the newest two. */
export function CompareFrame<Version extends object, Key extends QueryKey>({
  area,
  versions,
  query,
  onClose,
  children,
}: CompareFrameProps<Version, Key>) {
  const { t } = useTranslation(area)
  const [older, setOlder] = useState(String(versions[1]?.number))
  const [newer, setNewer] = useState(String(versions[0]?.number))
  const before = useQuery(query(Number(older)))
  const after = useQuery(query(Number(newer)))
  const error = before.error ?? after.error
  const options = versions.map(({ number, text, at }) => ({
    value: String(number),
    label: `${t('versions.number', { number: formatNumber(number) })} · ${text} · ${formatDateTime(at)}`,
  }))
  const both = before.data && after.data ? ([before.data, after.data] as const) : null
  return (
    <Dialog title={t('versions.compareTitle')} wide onClose={onClose}>
      <div className={classes.choice}>
        <SelectField label={t('versions.older')} value={older} options={options} onChange={setOlder} />
        <SelectField label={t('versions.newer')} value={newer} options={options} onChange={setNewer} />
      </div>
      {error && (
        <ProblemNote error={error} onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />
      )}
      {!both && !error && <SkeletonLines lines={6} />}
      {both && children(...both)}
    </Dialog>
  )
}
