import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../fields/choices/choice-field.tsx'
import classes from './joined-since-field.module.css'
import type { JoinedSince } from './use-joined-since.ts'

/** Asks since when new students are in a class that has marks, and says what that means for earlier exams. */
export function JoinedSinceField({ since }: { since: JoinedSince }) {
  const { t } = useTranslation('classes')
  if (!since.isAsked) return null
  const choice = since.isFromBeginning ? 'beginning' : 'day'
  return (
    <div className={classes.since}>
      <ChoiceField
        look="segments"
        label={t('joinedSince.label')}
        value={choice}
        options={(['day', 'beginning'] as const).map((value) => ({
          value,
          label: t(`joinedSince.${value}`),
        }))}
        onChange={(value) => since.setFromBeginning(value === 'beginning')}
      />
      {choice === 'day' && (
        <input
          type="date"
          className={classes.day}
          aria-label={t('joinedSince.firstDay')}
          value={since.day}
          onChange={(event) => since.setDay(event.currentTarget.value)}
        />
      )}
      <p className={classes.meaning}>{t(`joinedSince.meaning.${choice}`)}</p>
    </div>
  )
}
