import { IconArrowDown, IconArrowUp, IconDots, IconPlus, IconTrash } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { notifyDone } from '../../../../components/overlays/notices/notices.ts'
import type { MenuGroup } from '../../../../components/overlays/panels/menu-items.ts'
import { Menu } from '../../../../components/overlays/panels/menu.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { newItem, withoutItem } from '../../engine/blank-sections.ts'
import { valueAt, withValueAt, type Path } from '../../engine/paths.ts'
import { afterMove, afterRemoval, referenceChanges } from '../../engine/references.ts'
import { moved } from '../../model/objectives/edit-objectives.ts'
import { useEditing } from '../../model/editing.ts'
import { fieldsOf, listOf } from '../../model/read-partial.ts'
import { SectionKey } from '../../sections/parts/section-parts.ts'
import { useEditSection } from '../../model/use-edit-section.ts'
import { useHeldSection } from '../../model/use-held-section.ts'
import classes from './item-tools.module.css'

const iconSizePx = 16

/** Lists inside an item that may be empty; the menu adds their first item. */
const innerLists = { blocks: 'block', options: 'option', markingPoints: 'markingPoint' } as const

/** A small menu to move or remove an item of a list. */
export function ItemTools({ item, count }: { item: Path; count: number }) {
  const { t } = useTranslation('lesson-edit')
  const key = useContext(SectionKey)
  const { editor } = useEditing()
  const change = useEditSection(key)
  const [said, setSaid] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const seen = useHeldSection(key, isOpen)
  const begun = seen && { seen }
  const shown = seen ? seen.value : editor.shown(key)
  const list = item.slice(0, -1)
  const index = Number(item.at(-1))
  const position = formatNumber(index + 1)

  const move = (by: 1 | -1) => {
    flushSync(() => {
      change(
        (section) => withValueAt(section, list, moved(listOf(valueAt(section, list)), index, index + by)),
        {
          message: t('done.moved'),
          also: referenceChanges(key, list, afterMove(index, index + by)),
          ...begun,
        },
      )
      setSaid(t('item.movedTo', { position: formatNumber(index + by + 1) }))
    })
  }
  const remove = () => {
    if (withoutItem(key, shown, item) === null) return notifyDone(t('item.needed'))
    change((section) => withoutItem(key, section, item) ?? section, {
      message: t('done.removed'),
      also: referenceChanges(key, list, afterRemoval(index)),
      ...begun,
    })
  }
  const inner = fieldsOf(valueAt(shown, item))
  const emptyLists = (Object.keys(innerLists) as (keyof typeof innerLists)[]).filter(
    (name) => Array.isArray(inner[name]) && listOf(inner[name]).length === 0,
  )
  const add = (name: keyof typeof innerLists) => {
    const inside = [...item, name]
    change((section) => withValueAt(section, inside, [newItem(key, section, inside)]), {
      message: t('done.added'),
      ...begun,
    })
  }
  const groups: MenuGroup[] = [
    {
      key: 'order',
      items: [
        {
          key: 'up',
          label: t('item.up'),
          icon: IconArrowUp,
          isDisabled: index === 0,
          run: () => move(-1),
        },
        {
          key: 'down',
          label: t('item.down'),
          icon: IconArrowDown,
          isDisabled: index === count - 1,
          run: () => move(1),
        },
      ],
    },
    {
      key: 'inside',
      items: emptyLists.map((name) => ({
        key: name,
        label: t(`add.${innerLists[name]}`),
        icon: IconPlus,
        run: () => add(name),
      })),
    },
    {
      key: 'remove',
      items: [{ key: 'remove', label: t('item.remove'), icon: IconTrash, tone: 'danger', run: remove }],
    },
  ]
  return (
    <span className={classes.tools}>
      <Menu
        label={t('item.menu', { position })}
        align="end"
        groups={groups.filter(({ items }) => items.length > 0)}
        onToggle={setIsOpen}
      >
        {(opener) => (
          <button
            type="button"
            className={classes.open}
            tabIndex={-1}
            data-roving="side"
            aria-label={t('item.menu', { position })}
            {...opener}
          >
            <IconDots size={iconSizePx} aria-hidden />
          </button>
        )}
      </Menu>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </span>
  )
}
