import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './item-handle.module.css'

const iconSizePx = 18

interface ItemHandleProps {
  number: string
  /** Runs with the height of the pointer in the window while it drags. */
  onDrag: (y: number) => void
  onDrop: () => void
  /** The drag has ended without a drop: by Escape, or because the browser took the pointer. */
  onCancel: () => void
}

/** The handle of an item. For the keyboard, Alt with an arrow key moves the item. */
export function ItemHandle({ number, onDrag, onDrop, onCancel }: ItemHandleProps) {
  const { t } = useTranslation('resource-edit')
  return (
    <button
      type="button"
      className={classes.handle}
      aria-label={t('item.move', { number })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={t('item.moveHint')}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientY)
      }}
      onPointerUp={onDrop}
      onPointerCancel={onCancel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <IconGripVertical size={iconSizePx} aria-hidden />
    </button>
  )
}
