import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import type { LessonForm } from '../model/request/lesson-inputs.ts'
import classes from './age-choice.module.css'

const schoolAges = Array.from({ length: 13 }, (_, index) => 6 + index)

interface AgeChoiceProps {
  level: string
  onChange: (change: Partial<LessonForm>) => void
}

/** Asks for the students' age when the level doesn't give it. The answer is added to the level. */
export function AgeChoice({ level, onChange }: AgeChoiceProps) {
  const { t } = useTranslation('lesson-plans')
  return (
    <div className={classes.ages} role="group" aria-label={t('material.howOld')}>
      {schoolAges.map((age) => (
        <Button
          key={age}
          small
          aria-label={t('material.age', { age })}
          onClick={() => onChange({ level: t('material.levelWithAge', { level, age }) })}
        >
          {formatNumber(age)}
        </Button>
      ))}
    </div>
  )
}
