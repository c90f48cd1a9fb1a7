import type { ResourceItem } from '@classeur/contracts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../model/editing.ts'
import { useItemActions } from '../model/use-item-actions.ts'
import { ItemRow } from './item-row.tsx'

/** The items of the sheet, moved by their handles. */
export function ItemList({ onOpen }: { onOpen: (part: 'item' | 'rewrite') => void }) {
  const { t } = useTranslation('resource-edit')
  const { resource } = useEditing()
  const { move } = useItemActions()
  const list = useRef<HTMLOListElement>(null)
  const [drop, setDrop] = useState<number | null>(null)
  const { items } = resource

  /** The position, from 0, at which the item would be with the pointer at this height. */
  const positionAt = (y: number): number => {
    const middles = Array.from(list.current?.children ?? [], (row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2
    })
    return Math.min(middles.filter((middle) => middle < y).length, items.length - 1)
  }
  const onDrag = (y: number | null, item: ResourceItem) => {
    if (y !== null) return setDrop(positionAt(y))
    setDrop(null)
    if (drop !== null) move(item, drop)
  }
  return (
    <ol ref={list} className="plain-list" aria-label={t('item.list')}>
      {items.map((item, index) => (
        <ItemRow
          key={item.id}
          {...{ item, index, onOpen, onDrag }}
          dropAt={index !== drop ? null : 'before'}
        />
      ))}
    </ol>
  )
}
