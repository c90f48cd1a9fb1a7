import type { Resource } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { VersionsPanel } from '../../../../components/versions/versions-panel.tsx'
import { useEditing } from '../model/editing.ts'
import { versionsKey, versionsQuery } from '../model/resource-requests.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { useRestoreVersion } from './use-restore-version.ts'
import { useVersionText } from './use-version-text.ts'

/** The versions of a sheet. */
export function SheetVersions({ resource }: { resource: Resource }) {
  const client = useQueryClient()
  const { mayEdit } = useEditing()
  const { data, error, refetch } = useQuery(versionsQuery(resource.id))
  const textOf = useVersionText()
  const restore = useRestoreVersion(resource)
  useEffect(() => {
    void client.invalidateQueries({ queryKey: versionsKey(resource.id) })
  }, [client, resource.id, resource.revision])
  const versions = data?.versions.map(({ number, change, by, at }) => ({
    number,
    text: textOf(change),
    by,
    at,
  }))
  return (
    <VersionsPanel
      area="resource-edit"
      versions={versions}
      error={error}
      onRetry={() => void refetch()}
      restore={mayEdit ? restore : null}
      compare={(close) => <CompareDialog resource={resource} versions={versions ?? []} onClose={close} />}
    />
  )
}
