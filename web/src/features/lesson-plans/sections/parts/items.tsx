import { useContext, type ReactNode } from 'react'
import type { Path } from '../../engine/paths.ts'
import { listOf } from '../../model/read-partial.ts'
import classes from './items.module.css'
import { PartsForEditing } from './section-parts.ts'

interface ItemsProps {
  list: Path
  items: unknown
  as?: 'ul' | 'ol' | 'div'
  className?: string | undefined
  itemClassName?: string | undefined
  /** The text of the button that adds an item; without it, the list can't grow. */
  add?: string
  children: (item: unknown, path: Path, index: number) => ReactNode
}

/** The items of a list, with tools to move, remove and add them where the plan is edited. */
export function Items({ list, items, as = 'div', className, itemClassName, add, children }: ItemsProps) {
  const parts = useContext(PartsForEditing)
  const List = as
  const Item = as === 'div' ? 'div' : 'li'
  const all = listOf(items)
  return (
    <>
      {all.length > 0 && (
        <List className={className}>
          {all.map((item, index) => {
            const path = [...list, index]
            return (
              <Item
                key={index}
                className={[classes.item, itemClassName].filter(Boolean).join(' ')}
                data-edited={(parts && add !== undefined) || undefined}
              >
                {children(item, path, index)}
                {parts && add !== undefined && <parts.ItemTools item={path} count={all.length} />}
              </Item>
            )
          })}
        </List>
      )}
      {parts && add !== undefined && <parts.AddItem list={list} label={add} />}
    </>
  )
}
