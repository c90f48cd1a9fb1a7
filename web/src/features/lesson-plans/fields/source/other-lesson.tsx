import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lessonPlanQuery } from '../../model/lesson-plans-queries.ts'
import { LessonSwitch } from './lesson-switch.tsx'

interface OtherLessonProps {
  lessonPlanId: string
  onStop: () => void
}

/** The lesson that this one continues, if it isn't the last one of the class. It was chosen on its own page. */
export function OtherLesson({ lessonPlanId, onStop }: OtherLessonProps) {
  const { t } = useTranslation('lesson-context')
  const { data: lesson } = useQuery(lessonPlanQuery(lessonPlanId))
  return (
    <LessonSwitch label={t('start.continueOther')} checked onChange={onStop}>
      <bdi>{lesson?.title}</bdi>
    </LessonSwitch>
  )
}
