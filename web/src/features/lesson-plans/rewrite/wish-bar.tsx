import { RewriteWish, type LessonPlan, type LessonSectionKey } from '@classeur/contracts'
import { canRewriteSample } from '@classeur/domain/lesson-plans'
import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { PriceNote } from '../../../components/generations/price-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { useGenerators } from '../../../http/queries/generators.ts'
import { useWallet } from '../../../http/queries/wallet.ts'
import classes from './wish-bar.module.css'
import { rewritePrice } from './use-rewrite.ts'

const directions = ['easier', 'harder', 'shorter'] as const
const noWish: RewriteWish = { direction: null, words: '' }
const mostCharacters = 500

interface WishBarProps {
  plan: LessonPlan
  sectionKey: LessonSectionKey
  busy: boolean
  error: unknown
  onSend: (wish: RewriteWish) => Promise<boolean>
}

/** Asks how a section should be written again, and says before anything is spent if that isn't possible. */
export function WishBar({ plan, sectionKey, busy, error, onSend }: WishBarProps) {
  const { t } = useTranslation('lesson-edit')
  const name = useId()
  const draft = useDraft<RewriteWish>({
    form: 'lesson-wish',
    subject: `${plan.id}:${sectionKey}`,
    initial: plan.proposals.find(({ key }) => key === sectionKey)?.wish ?? noWish,
  })
  const wish = draft.value
  const generators = useGenerators()
  const { data: wallet } = useWallet()
  const isSample = generators?.text === 'sample'
  const possible = directions.filter(
    (direction) => !isSample || canRewriteSample(plan.request, sectionKey, { direction, words: '' }),
  )
  const isShort = wallet !== undefined && wallet.available < rewritePrice
  const hasWish = wish.direction !== null || wish.words.trim() !== ''
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    await draft.save(wish, () => onSend(RewriteWish.parse(wish)))
  }
  if (isSample && possible.length === 0)
    return (
      <p className={classes.impossible} role="note">
        {t('rewrite.noModel')}
      </p>
    )
  return (
    <form className={classes.form} data-draft="lesson-wish" onSubmit={(event) => void onSubmit(event)}>
      <div className={classes.bar}>
        <span id={name} className={classes.label}>
          {t('rewrite.wish')}
        </span>
        <div className={classes.directions} role="group" aria-labelledby={name}>
          {possible.map((direction) => (
            <button
              key={direction}
              type="button"
              className={classes.direction}
              aria-pressed={wish.direction === direction}
              onClick={() => draft.set({ direction: wish.direction === direction ? null : direction })}
            >
              {t(`rewrite.${direction}`)}
            </button>
          ))}
        </div>
        {!isSample && (
          <input
            type="text"
            className={classes.words}
            dir="auto"
            maxLength={mostCharacters}
            aria-label={t('rewrite.words')}
            placeholder={t('rewrite.wordsExample')}
            value={wish.words}
            onChange={(event) => draft.set({ words: event.currentTarget.value })}
          />
        )}
        <Button type="submit" busy={busy} disabled={!hasWish && isSample}>
          {t('rewrite.send', { count: rewritePrice })}
        </Button>
      </div>
      {isSample && <p className={classes.note}>{t('rewrite.prepared')}</p>}
      {isShort && <PriceNote price={rewritePrice} />}
      {error !== null && <ProblemNote error={error} />}
    </form>
  )
}
