import { useQueryClient } from '@tanstack/react-query'
import { IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { notifyProblem } from '../../../components/ui/notify.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { makeSampleClass } from '../../../http/sample-class.ts'
import { classesKey } from '../../../http/school-class.ts'
import { NewClass } from './new-class.tsx'

/** Leads to the first class, or to one to try everything on. */
export function NoClasses() {
  const { t } = useTranslation('classes')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { busy, submit } = useSubmission(async () => {
    try {
      const made = await makeSampleClass()
      void client.invalidateQueries({ queryKey: classesKey })
      await navigate(`/classe/${made.id}`)
    } catch (error) {
      notifyProblem(error)
    }
  })
  return (
    <Panel title={t('list.title')}>
      <EmptyState
        icon={IconSchool}
        title={t('list.emptyTitle')}
        action={
          <>
            <NewClass isFirst />
            <Button busy={busy} onClick={() => void submit()}>
              {t('sample.make')}
            </Button>
          </>
        }
      >
        {t('list.emptyText')}
      </EmptyState>
    </Panel>
  )
}
