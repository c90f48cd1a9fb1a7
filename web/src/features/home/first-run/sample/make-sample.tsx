import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { makeSampleClass } from '../../../../http/queries/sample-class.ts'
import { classesKey } from '../../../../http/queries/school-class.ts'

/** Creates the sample class, or completes it if that was interrupted, and opens it. */
export function MakeSample({ isHalfMade }: { isHalfMade: boolean }) {
  const { t } = useTranslation('home')
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
    <Button look="primary" busy={busy} onClick={() => void submit()}>
      {t(isHalfMade ? 'first.sample.finish' : 'first.noSample.action')}
    </Button>
  )
}
