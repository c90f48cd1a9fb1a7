import { agesOfLevel, agesOfPack, type SamplePackId } from '@classeur/domain/lesson-plans'
import { useTranslation } from 'react-i18next'
import { directionOf } from '../../../i18n/languages.ts'
import { useFillFromPack } from './use-fill-from-pack.ts'
import type { LessonForm } from '../model/request/lesson-inputs.ts'
import classes from './pack-offers.module.css'

interface PackOffersProps {
  packs: readonly SamplePackId[]
  form: LessonForm
  onChange: (change: Partial<LessonForm>) => void
}

/** Topics that the sample generator has texts for, the nearest first. A topic fills the form in the plan's language. */
export function PackOffers({ packs, form, onChange }: PackOffersProps) {
  const { t } = useTranslation('lesson-plans')
  const { language, level } = form
  const { t: inPlan } = useTranslation('lesson-plans', { lng: language })
  const fill = useFillFromPack()
  const asked = agesOfLevel(level)
  return (
    <>
      <p className={classes.label}>{t('material.available')}</p>
      <ul className={classes.offers}>
        {packs.map((packId) => {
          const ages = agesOfPack(packId)
          return (
            <li key={packId}>
              <button
                type="button"
                className={classes.offer}
                onClick={() => onChange(fill(packId, form, asked))}
              >
                <span lang={language} dir={directionOf(language)} className={classes.offerTopic}>
                  {inPlan(`material.pack.${packId}.topic`)}
                </span>
                <span className="text-quiet">
                  <bdi lang={language}>{inPlan(`material.pack.${packId}.subject`)}</bdi> ·{' '}
                  {t('material.ages', { from: ages.from, to: ages.to })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
