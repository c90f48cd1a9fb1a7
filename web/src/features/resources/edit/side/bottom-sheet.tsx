import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Modal } from '../../../../components/overlays/modal/modal.tsx'
import { useEditing } from '../model/editing.ts'
import classes from './bottom-sheet.module.css'
import { SidePanels, type SidePart } from './side-panels.tsx'

const iconSizePx = 20

interface BottomSheetProps {
  part: SidePart | null
  onOpen: (part: SidePart | null) => void
}

/** On a small screen, the panels open as a sheet from the bottom. */
export function BottomSheet({ part, onOpen }: BottomSheetProps) {
  const { t } = useTranslation(['resource-edit', 'shell'])
  const { chosen, resource } = useEditing()
  const isNote = resource.kind === 'parent-note'
  return (
    <>
      <div className={classes.bar}>
        {chosen && <Button onClick={() => onOpen('item')}>{t('side.item')}</Button>}
        <Button onClick={() => onOpen('sheet')}>{t(isNote ? 'side.notes' : 'side.sheet')}</Button>
      </div>
      {part && (
        <Modal
          label={t(part === 'sheet' ? 'side.sheet' : 'side.item')}
          className={classes.sheet}
          onClose={() => onOpen(null)}
        >
          <button
            type="button"
            className={classes.close}
            aria-label={t('shell:close')}
            onClick={() => onOpen(null)}
          >
            <IconX size={iconSizePx} aria-hidden />
          </button>
          <SidePanels asked={part} only={part === 'sheet' ? 'sheet' : 'item'} />
        </Modal>
      )}
    </>
  )
}
