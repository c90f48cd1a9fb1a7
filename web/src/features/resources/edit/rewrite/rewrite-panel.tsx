import { generationKinds, type ResourceItem } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { WishForm } from '../../../../components/generations/wish-form.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { useGenerators } from '../../../../http/queries/generators.ts'
import { useEditing } from '../model/editing.ts'
import { useItemRewrite, useStartItemRewrite } from './use-item-rewrite.ts'

const directions = ['easier', 'harder', 'shorter'] as const
const { priceCredits } = generationKinds['resource-item']

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
  const start = useStartItemRewrite(item)
  const { isRunning } = useItemRewrite(item)
  if (item.locked) return <p className="text-quiet">{t('rewrite.locked')}</p>
  // Without a model, only items of prepared families can be made anew, and none can be made shorter.
  if (isSample && !item.origin) return <p className="text-quiet">{t('rewrite.noModel')}</p>
  return (
    <WishForm
      data-draft="resource-wish"
      area="resource-edit"
      look="panel"
      part={`${resource.id}:${item.id}`}
      directions={directions.filter((direction) => !isSample || direction !== 'shorter')}
      needsWish={false}
      price={priceCredits}
      isRunning={isRunning}
      onSend={start}
    />
  )
}
