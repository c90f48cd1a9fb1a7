import { RewriteWish, type ResourceItem } from '@classeur/contracts'
import { IconRefresh } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/button.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { PriceNote } from '../../../../components/generations/price-note.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { useGenerators } from '../../../../http/queries/generators.ts'
import { useWallet } from '../../../../http/queries/wallet.ts'
import { useEditing } from '../model/editing.ts'
import classes from './rewrite-panel.module.css'
import { rewritePrice, useItemRewrite, useStartRewrite } from './use-item-rewrite.ts'

const directions = ['easier', 'harder', 'shorter'] as const
const noWish: RewriteWish = { direction: null, words: '' }
const mostCharacters = 500
const iconSizePx = 16

/** Has the chosen item written again, with a wish; the price is on the button that spends it. */
export function RewritePanel({ item, number }: { item: ResourceItem; number: string }) {
  const { t } = useTranslation('resource-edit')
  return (
    <Panel compact title={t('rewrite.title', { number })} aside={t('rewrite.others')}>
      <RewriteForm key={item.id} item={item} />
    </Panel>
  )
}

function RewriteForm({ item }: { item: ResourceItem }) {
  const { t } = useTranslation('resource-edit')
  const { resource } = useEditing()
  const isSample = useGenerators()?.text === 'sample'
  const { data: wallet } = useWallet()
  const start = useStartRewrite(item)
  const { isRunning } = useItemRewrite(item)
  const draft = useDraft<RewriteWish>({
    form: 'resource-wish',
    subject: `${resource.id}:${item.id}`,
    initial: noWish,
  })
  const wish = draft.value
  const { busy, error, submit } = useSubmission(async () => {
    const sent = RewriteWish.parse(isSample ? { direction: wish.direction } : wish)
    await draft.save(wish, () => start(sent))
  })
  if (item.locked) return <p className="text-quiet">{t('rewrite.locked')}</p>
  // Without a model, only items of prepared families can be made anew, and none can be made shorter.
  if (isSample && !item.origin) return <p className="text-quiet">{t('rewrite.noModel')}</p>
  const possible = directions.filter((direction) => !isSample || direction !== 'shorter')
  const isShort = wallet !== undefined && wallet.available < rewritePrice
  return (
    <form
      className={classes.form}
      data-draft="resource-wish"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isRunning) void submit()
      }}
    >
      <div className={classes.directions} role="group" aria-label={t('rewrite.wish')}>
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
      <div className={classes.send}>
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
        <Button
          small
          type="submit"
          icon={<IconRefresh size={iconSizePx} aria-hidden />}
          busy={busy || isRunning}
          disabled={isShort}
        >
          {t('rewrite.send', { count: rewritePrice })}
        </Button>
      </div>
      {isSample && <p className="text-quiet">{t('rewrite.prepared')}</p>}
      {isShort && <PriceNote price={rewritePrice} />}
      {error !== null && <ProblemNote error={error} />}
    </form>
  )
}
