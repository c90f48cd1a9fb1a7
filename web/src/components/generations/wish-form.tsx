import { longestRewriteWish, RewriteWish } from '@classeur/contracts'
import { IconRefresh } from '@tabler/icons-react'
import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../drafts/use-draft.ts'
import { useGenerators } from '../../http/queries/generators.ts'
import { useWallet } from '../../http/queries/wallet.ts'
import { ProblemNote } from '../feedback/problem-note.tsx'
import { Button } from '../fields/buttons/button.tsx'
import { useSubmission } from '../fields/use-submission.ts'
import { PriceNote } from './price-note.tsx'
import type { RewriteArea } from './rewrite-progress.tsx'
import classes from './wish-form.module.css'

const iconSizePx = 16
const noWish: RewriteWish = { direction: null, words: '' }

interface WishFormProps {
  'data-draft': 'lesson-wish' | 'resource-wish'
  area: RewriteArea
  /** `bar`: in one line with its name. `panel`: below each other, in a narrow panel with a title. */
  look: 'bar' | 'panel'
  /** The ids of the document and of its part. */
  part: string
  initial?: RewriteWish | undefined
  directions: readonly NonNullable<RewriteWish['direction']>[]
  /** Whether a rewrite without a wish can't be sent. */
  needsWish: boolean
  price: number
  isRunning: boolean
  onSend: (wish: RewriteWish) => Promise<void>
}

/**
 * Asks how a part of a document should be written again. The price is on the button that spends it. Without a model,
 * only directions can be chosen.
 */
export function WishForm(props: WishFormProps) {
  const {
    area,
    look,
    part,
    initial = noWish,
    directions,
    needsWish,
    price,
    isRunning,
    onSend,
    ...mark
  } = props
  const { t } = useTranslation(area)
  const name = useId()
  const draft = useDraft<RewriteWish>({ form: mark['data-draft'], subject: part, initial })
  const wish = draft.value
  const isSample = useGenerators()?.text === 'sample'
  const { data: wallet } = useWallet()
  const isShort = wallet !== undefined && wallet.available < price
  const isEmpty = wish.direction === null && (isSample || wish.words.trim() === '')
  const { busy, error, submit } = useSubmission(async () => {
    const sent = RewriteWish.parse(isSample ? { direction: wish.direction } : wish)
    await draft.save(wish, () => onSend(sent))
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRunning) void submit()
  }
  return (
    <form className={classes.form} data-look={look} {...mark} onSubmit={onSubmit}>
      <div className={classes.bar}>
        <span id={name} className={look === 'bar' ? classes.label : 'visually-hidden'}>
          {t('rewrite.wish')}
        </span>
        <div className={classes.directions} role="group" aria-labelledby={name}>
          {directions.map((direction) => (
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
            maxLength={longestRewriteWish}
            aria-label={t('rewrite.words')}
            placeholder={t('rewrite.wordsExample')}
            value={wish.words}
            onChange={(event) => draft.set({ words: event.currentTarget.value })}
          />
        )}
        <Button
          small={look === 'panel'}
          type="submit"
          icon={look === 'panel' && <IconRefresh size={iconSizePx} aria-hidden />}
          busy={busy || isRunning}
          disabled={isShort || (needsWish && isEmpty)}
        >
          {t('rewrite.send', { count: price })}
        </Button>
      </div>
      {isSample && <p className={classes.note}>{t('rewrite.prepared')}</p>}
      {isShort && <PriceNote price={price} />}
      {error !== null && <ProblemNote error={error} />}
    </form>
  )
}
