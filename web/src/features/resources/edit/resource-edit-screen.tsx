import './print.css'
import { useQuery } from '@tanstack/react-query'
import { IconFileOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { isProblem } from '../../../http/client.ts'
import { EditPage } from './edit-page.tsx'
import { resourceQuery } from './model/resource-requests.ts'
import classes from './resource-edit-screen.module.css'

const skeletonLines = 8

/** `/marksheet/{mark_id}/generate_resource/{id}`: one resource, to read, check, change and print. */
export default function ResourceEditScreen() {
  const { t } = useTranslation('resource-edit')
  const { id = '', mark_id: markId = '' } = useParams()
  const { data, error, refetch } = useQuery(resourceQuery(id))
  const isNowhere = isProblem(error, 'general/not-found') || isProblem(error, 'general/validation-failed')
  if (isNowhere)
    return (
      <div className={classes.alone}>
        <EmptyState
          icon={IconFileOff}
          title={<h1 className={classes.title}>{t('missing.title')}</h1>}
          action={<LinkButton to={`/marksheet/${markId}/generate_resource`}>{t('missing.back')}</LinkButton>}
        >
          {t('missing.text')}
        </EmptyState>
      </div>
    )
  if (data) return <EditPage key={data.id} resource={data} />
  return (
    <div className={classes.alone}>
      {error ? (
        <ProblemNote error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={skeletonLines} />
      )}
    </div>
  )
}
