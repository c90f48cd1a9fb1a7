import type { LessonPlan, LessonSectionKey } from '@classeur/contracts'
import { generationKinds } from '@classeur/contracts'
import { canRewriteSample } from '@classeur/domain/lesson-plans'
import { useTranslation } from 'react-i18next'
import { WishForm } from '../../../components/generations/wish-form.tsx'
import { useGenerators } from '../../../http/queries/generators.ts'
import classes from './wish-bar.module.css'
import { useStartSectionRewrite } from './use-section-rewrite.ts'

const directions = ['easier', 'harder', 'shorter'] as const
const { priceCredits } = generationKinds['lesson-section']

interface WishBarProps {
  plan: LessonPlan
  sectionKey: LessonSectionKey
  isRunning: boolean
  onSent: () => void
}

/** Asks how a section should be written again, and says before anything is spent if that isn't possible. */
export function WishBar({ plan, sectionKey, isRunning, onSent }: WishBarProps) {
  const { t } = useTranslation('lesson-edit')
  const start = useStartSectionRewrite(plan, sectionKey)
  const isSample = useGenerators()?.text === 'sample'
  const possible = directions.filter(
    (direction) => !isSample || canRewriteSample(plan.request, sectionKey, { direction, words: '' }),
  )
  if (isSample && possible.length === 0)
    return (
      <p className={classes.impossible} role="note">
        {t('rewrite.noModel')}
      </p>
    )
  return (
    <WishForm
      data-draft="lesson-wish"
      area="lesson-edit"
      look="bar"
      part={`${plan.id}:${sectionKey}`}
      initial={plan.proposals.find(({ key }) => key === sectionKey)?.wish}
      directions={possible}
      needsWish={isSample}
      price={priceCredits}
      isRunning={isRunning}
      onSend={async (wish) => {
        await start(wish)
        onSent()
      }}
    />
  )
}
