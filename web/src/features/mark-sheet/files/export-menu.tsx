import { isLocked } from '@classeur/domain/exams'
import {
  IconDownload,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconFileTypeXls,
  IconMathFunction,
  IconFiles,
  IconPrinter,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Menu } from '../../../components/overlays/panels/menu.tsx'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { useExportMarks, type ExportChoice } from '../model/use-export-marks.ts'
import { usePackWindow } from '../../../components/packs/use-pack-window.ts'
import { useSheetField } from '../model/use-sheet.ts'
import classes from './export-menu.module.css'

const iconSizePx = 18

const choices: { textKey: string; icon: typeof IconPrinter; choice: ExportChoice }[] = [
  { textKey: 'export.xlsx', icon: IconFileTypeXls, choice: { format: 'xlsx', delimiter: 'comma' } },
  {
    textKey: 'export.worked',
    icon: IconMathFunction,
    choice: { format: 'xlsx-worked', delimiter: 'comma' },
  },
  { textKey: 'export.csvComma', icon: IconFileTypeCsv, choice: { format: 'csv', delimiter: 'comma' } },
  {
    textKey: 'export.csvSemicolon',
    icon: IconFileTypeCsv,
    choice: { format: 'csv', delimiter: 'semicolon' },
  },
  { textKey: 'export.pdfList', icon: IconFileTypePdf, choice: { format: 'pdf-list', delimiter: 'comma' } },
  {
    textKey: 'export.pdfStudents',
    icon: IconFileTypePdf,
    choice: { format: 'pdf-students', delimiter: 'comma' },
  },
]

/** Warns of unsent marks. It is a component of its own, so that a mark doesn't render the whole menu again. */
function UnsentHint({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-files')
  const unsent = useSheetField(engine, 'unsent')
  return unsent > 0 && <p className={classes.unsent}>{t('export.unsent', { n: unsent })}</p>
}

/**
 * Exports the sheet as a file, prints it, or hands back papers. A file contains only saved marks, so the menu warns while some are unsent.
 */
export function ExportMenu({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-files')
  const sheet = useSheetField(engine, 'sheet')
  const { ask } = usePackWindow('hand-back')
  const { busy, submit } = useExportMarks(sheet.exam.id)
  const items = choices.map(({ textKey, icon, choice }) => ({
    key: textKey,
    label: t(`${textKey}.title`),
    hint: t(`${textKey}.hint`),
    icon,
    run: () => void submit(choice),
  }))
  const print = {
    key: 'print',
    label: t('export.print.title'),
    hint: t('export.print.hint'),
    icon: IconPrinter,
    run: () => window.print(),
  }
  const handBack = {
    key: 'hand-back',
    label: t('export.handBack.title'),
    hint: t(isLocked(sheet.exam) ? 'export.handBack.hint' : 'export.handBack.notYet'),
    icon: IconFiles,
    run: () => ask(true),
  }
  return (
    <div className={classes.menu}>
      <Menu
        label={t('export.open')}
        align="end"
        header={<UnsentHint engine={engine} />}
        groups={[
          { key: 'files', items },
          { key: 'paper', items: [handBack, print] },
        ]}
      >
        {(opener) => (
          <Button icon={<IconDownload size={iconSizePx} aria-hidden />} busy={busy} {...opener}>
            {t(busy ? 'export.busy' : 'export.open')}
          </Button>
        )}
      </Menu>
    </div>
  )
}
