import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { classesKey, classKey } from '../../../http/queries/school-class.ts'
import { answerOffer, transfersQuery } from '../model/members-requests.ts'

/** Accepts or declines an offered ownership, and refetches the data that depends on it. */
export function useAnswerOffer(classId: string, className: string) {
  const { t } = useTranslation('teaching')
  const client = useQueryClient()
  return useSubmission(async (answer: 'accept' | 'decline') => {
    try {
      await answerOffer(classId, answer)
    } finally {
      await Promise.all(
        [classKey(classId), classesKey, transfersQuery.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    }
    notifyDone(t(answer === 'accept' ? 'transfer.accepted' : 'transfer.declined', { name: className }))
  })
}
