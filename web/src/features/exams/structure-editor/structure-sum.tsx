import { useTranslation } from 'react-i18next'
import { writePoints } from '../model/points.ts'
import { draftMaximum, shownQuestions, type StructureDraft } from '../model/structure-draft.ts'

/** The current sum: "10 questions · 20 points". */
export function StructureSum({ draft }: { draft: StructureDraft }) {
  const { t } = useTranslation('exams')
  const points = t('sum.points', {
    count: draftMaximum(draft) / 100,
    points: writePoints(draftMaximum(draft)),
  })
  const count = shownQuestions(draft).length
  return (
    <span className="figures">
      {draft.mode === 'total' ? points : `${t('sum.questions', { count })} · ${points}`}
    </span>
  )
}
