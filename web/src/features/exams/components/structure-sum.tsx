import { useTranslation } from 'react-i18next'
import { writePoints } from '../drafts/points.ts'
import { draftMaximum, shownQuestions, type StructureDraft } from '../drafts/structure-draft.ts'

/** "10 questions · 20 points", as it stands. */
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
