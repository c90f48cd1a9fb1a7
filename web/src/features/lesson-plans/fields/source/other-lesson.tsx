import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../../../components/fields/switch-field.tsx'
import { lessonPlanQuery } from '../../model/lesson-plans-queries.ts'
import classes from './starting-point.module.css'

interface OtherLessonProps {
  lessonPlanId: string
  onStop: () => void
}

/** The lesson that this one continues, if it isn't the last one of the class. It was chosen on its own page. */
export function OtherLesson({ lessonPlanId, onStop }: OtherLessonProps) {
  const { t } = useTranslation('lesson-context')
  const { data: lesson } = useQuery(lessonPlanQuery(lessonPlanId))
  return (
    <div className={classes.last}>
      <SwitchField label={t('start.continueOther')} checked onChange={onStop} />
      {lesson && (
        <span className={classes.lastTitle}>
          <bdi>{lesson.title}</bdi>
        </span>
      )}
    </div>
  )
}
