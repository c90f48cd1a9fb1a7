import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './item-handle.module.css'

const iconSizePx = 18

interface ItemHandleProps {
  number: string
  /** Runs with the place of the pointer while it drags, and with null when it lets go. */
  onDrag: (y: number | null) => void
}

/** The handle of an item. For the keyboard, Alt with an arrow key moves the item. */
export function ItemHandle({ number, onDrag }: ItemHandleProps) {
  const { t } = useTranslation('resource-edit')
  return (
    <button
      type="button"
      className={classes.handle}
      aria-label={t('item.move', { number })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={t('item.moveHint')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onDrag(event.clientY)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientY)
      }}
      onPointerUp={() => onDrag(null)}
    >
      <IconGripVertical size={iconSizePx} aria-hidden />
    </button>
  )
}
