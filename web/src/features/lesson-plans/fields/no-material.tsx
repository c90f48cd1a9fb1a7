import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import type { LessonForm } from '../model/request/lesson-inputs.ts'
import type { Refusal } from '../model/request/use-material.ts'
import { AgeChoice } from './age-choice.tsx'
import classes from './no-material.module.css'
import { PackOffers } from './pack-offers.tsx'

interface NoMaterialProps {
  refusal: Refusal
  form: LessonForm
  onChange: (change: Partial<LessonForm>) => void
  /** Opens the empty frame. Absent when the teacher is already creating one; then no topics are offered either. */
  onFrame?: () => void
}

const iconSizePx = 19

/** Says, before any credit is spent, that there is no material for this lesson, and offers alternatives. */
export function NoMaterial({ refusal, form, onChange, onFrame }: NoMaterialProps) {
  const { t } = useTranslation('lesson-plans')
  const { reason, nearest } = refusal
  const asksForAge = reason === 'level-unclear'
  const isForAnotherAge = reason === 'level'
  return (
    <section className={classes.note} role="status" aria-label={t('material.label')}>
      <IconInfoCircle size={iconSizePx} aria-hidden className={classes.icon} />
      <div className={classes.body}>
        {isForAnotherAge ? (
          <p className={classes.title}>{t('material.reason.level')}</p>
        ) : (
          <>
            <p className={classes.title}>{asksForAge ? t('material.howOld') : t('material.none')}</p>
            <p>{t(`material.reason.${reason}`, { level: form.level })}</p>
          </>
        )}
        {asksForAge ? (
          <AgeChoice level={form.level} onChange={onChange} />
        ) : (
          onFrame && nearest.length > 0 && <PackOffers packs={nearest} form={form} onChange={onChange} />
        )}
        {onFrame && !asksForAge && (
          <div className={classes.frame}>
            <p>{t('material.frameText')}</p>
            <Button look="primary" onClick={onFrame}>
              {t('material.frame')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
