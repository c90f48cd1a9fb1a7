import type { ResourceForm } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { LinkButton } from '../../components/fields/buttons/button.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { MadePanel } from './made/made-panel.tsx'
import { resourceFormQuery } from './model/resource-queries.ts'
import { namesOf } from './model/use-audience-text.ts'
import { useMadeResources } from './model/use-made-resources.ts'
import { useMissedBelow } from './model/use-missed-below.ts'
import { RequestPage } from './request-page.tsx'
import { RequestSkeleton } from './request/request-skeleton.tsx'
import { RequestColumns } from './request-columns.tsx'

/** The exam whose marks the resources are made from. */
interface RequestedExam {
  id: string
  markId: string
  needGroups?: { revision: number } | undefined
}

interface RequestScreenProps {
  exam: RequestedExam
  /** Whether the person may make resources here; otherwise they are only to read. */
  mayMake: boolean
  /** Whether only the archive keeps the person from making them. */
  isArchived?: boolean
}

/** Why there is no form. */
const reasonOf = ({ absent, unmarked }: ResourceForm, { mayMake, isArchived }: RequestScreenProps) => {
  if (isArchived) return 'archived'
  if (!mayMake) return 'readOnly'
  return absent.length > 0 && unmarked.length === 0 ? 'allAbsent' : 'empty'
}

/** `/marksheet/{mark_id}/generate_resource`: asks for sheets made from the errors of an exam, and lists those made. */
export function RequestScreen(props: RequestScreenProps) {
  const { exam, mayMake } = props
  const { t } = useTranslation('resources')
  const missedBelow = useMissedBelow()
  const form = useQuery(resourceFormQuery(exam.id, missedBelow, exam.needGroups?.revision ?? 0))
  const made = useMadeResources(exam.id)
  const list = <MadePanel markId={exam.markId} made={made} names={namesOf(form.data?.students ?? [])} />
  if (mayMake && form.data && form.data.students.length > 0)
    return <RequestPage key={exam.id} {...{ exam, made, list, missedBelow }} form={form.data} />
  const nothing = form.data && reasonOf(form.data, props)
  return (
    <RequestColumns
      side={list}
      main={
        <>
          {form.error && <ProblemNote error={form.error} onRetry={() => void form.refetch()} />}
          {!form.data && !form.error && <RequestSkeleton />}
          {nothing && (
            <Panel>
              <EmptyState
                icon={IconFileText}
                title={t(`${nothing}.title`)}
                action={<LinkButton to={`/marksheet/${exam.markId}`}>{t('empty.toMarks')}</LinkButton>}
              >
                {t(`${nothing}.text`)}
              </EmptyState>
            </Panel>
          )}
        </>
      }
    />
  )
}
