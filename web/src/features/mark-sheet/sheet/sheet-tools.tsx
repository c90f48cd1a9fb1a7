import { IconFileImport, IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { useSheetField } from '../model/use-sheet.ts'

interface SheetToolsProps {
  engine: SheetEngine
  onImport: () => void
  onHistory: () => void
}

/** Actions on the whole sheet: import marks from a file, open the history. */
export function SheetTools({ engine, onImport, onHistory }: SheetToolsProps) {
  const { t } = useTranslation('mark-sheet')
  const readOnly = useSheetField(engine, 'readOnly')
  return (
    <>
      {readOnly === null && (
        <Button small icon={<IconFileImport size={16} aria-hidden />} onClick={onImport}>
          {t('tools.import')}
        </Button>
      )}
      <Button small icon={<IconHistory size={16} aria-hidden />} onClick={onHistory}>
        {t('tools.history')}
      </Button>
    </>
  )
}
