import type { BackupList, Restore } from '@classeur/contracts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../components/layout/panel.tsx'

interface ReadBothProps {
  backups: UseQueryResult<BackupList>
  restores: UseQueryResult<{ restores: Restore[] }>
  children: (list: BackupList, restores: readonly Restore[]) => ReactNode
}

const rowPx = 40

/** Shows content once both lists are read, and otherwise their error or lines in their stead. */
export function ReadBoth({ backups, restores, children }: ReadBothProps) {
  if (backups.data && restores.data) return children(backups.data, restores.data.restores)
  const failed = [backups, restores].filter(({ data, error }) => !data && error !== null)
  if (failed.length === 0)
    return (
      <Panel>
        <SkeletonLines lines={5} heightPx={rowPx} />
      </Panel>
    )
  return (
    <ProblemNote
      error={failed[0]?.error}
      onRetry={() => {
        for (const { refetch } of failed) void refetch()
      }}
    />
  )
}
