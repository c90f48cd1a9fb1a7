import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../model/editing.ts'
import { useItemActions } from '../model/use-item-actions.ts'
import { ItemRow } from './item-row.tsx'
import { useItemDrag } from './use-item-drag.ts'

/** The items of the sheet, moved by their handles. */
export function ItemList({ onOpen }: { onOpen: (part: 'item' | 'rewrite') => void }) {
  const { t } = useTranslation('resource-edit')
  const { resource } = useEditing()
  const { items } = resource
  const { move } = useItemActions()
  const list = useRef<HTMLOListElement>(null)
  const itemDrag = useItemDrag(list, (itemId, to) => {
    const item = items.find(({ id }) => id === itemId)
    if (item) move(item, to)
  })
  const { drag } = itemDrag
  const others = items.filter(({ id }) => id !== drag?.itemId)
  const dropAt = (itemId: string) => {
    if (!drag) return null
    if (others[drag.to]?.id === itemId) return 'before'
    return drag.to === others.length && others.at(-1)?.id === itemId ? 'after' : null
  }
  return (
    <ol ref={list} className="plain-list" aria-label={t('item.list')}>
      {items.map((item, index) => (
        <ItemRow key={item.id} {...{ item, index, onOpen, itemDrag }} dropAt={dropAt(item.id)} />
      ))}
    </ol>
  )
}
