import type { PlannedCell } from '@classeur/domain/marks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { Tag } from '../../../components/feedback/tag.tsx'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { useSheetField } from '../model/use-sheet.ts'
import type { ChosenFile } from './choose-marks-file.tsx'
import { NotUnderstood } from './not-understood.tsx'
import { PlannedCells } from './planned-cells.tsx'
import { importChanges } from './import-changes.ts'
import { useImportPlan } from './use-import-plan.ts'
import classes from './import-preview.module.css'

interface ImportPreviewProps {
  engine: SheetEngine
  file: ChosenFile
  onOther: () => void
  onClose: () => void
}

/**
 * Shows each cell that a file would change, and everything in the file that couldn't be read. Nothing is written until
 * the person confirms.
 */
export function ImportPreview({ engine, file, onOther, onClose }: ImportPreviewProps) {
  const { t } = useTranslation('mark-files')
  const sheet = useSheetField(engine, 'sheet')
  const readOnly = useSheetField(engine, 'readOnly')
  const { read, plan, notePlan } = useImportPlan(engine, file)
  const [into, setInto] = useState<'empty' | 'all'>('empty')
  const cells: PlannedCell[] = into === 'all' ? [...plan.changed, ...plan.fresh] : plan.fresh
  const notes = into === 'all' ? [...notePlan.changed, ...notePlan.fresh] : notePlan.fresh
  const [fresh, changed] = [
    plan.fresh.length + notePlan.fresh.length,
    plan.changed.length + notePlan.changed.length,
  ]
  const count = cells.length + notes.length
  const unread = plan.unread.length + read.rows.length + read.columns.length + notePlan.unread.length

  const apply = () => {
    engine.write('import', importChanges(cells, notes))
    notifyDone(t('import.done', { n: count }))
    onClose()
  }

  return (
    <>
      <p className={classes.file}>
        <bdi>{file.name}</bdi>
      </p>
      {read.hasHeader ? (
        <>
          <p className={classes.counts}>
            <Tag tone="board">{t('import.fresh', { n: fresh })}</Tag>
            <Tag tone="sun">{t('import.changed', { n: changed })}</Tag>
            <Tag>{t('import.equal', { n: plan.equal })}</Tag>
            {unread > 0 && <Tag tone="pen">{t('import.unread', { n: unread })}</Tag>}
          </p>
          {read.isByOrder && (
            <p className={classes.warning} role="note">
              {t('import.byOrder')}
            </p>
          )}
          {changed > 0 && (
            <ChoiceField
              label={t('import.into')}
              value={into}
              options={[
                { value: 'empty', label: t('import.intoEmpty', { n: fresh }) },
                { value: 'all', label: t('import.intoAll', { n: fresh + changed }) },
              ]}
              onChange={setInto}
            />
          )}
          <PlannedCells sheet={sheet} cells={cells} notes={notes} />
          <NotUnderstood
            sheet={sheet}
            read={read}
            unread={{ marks: plan.unread, notes: notePlan.unread }}
            notesSheet={file.notes?.name ?? ''}
          />
        </>
      ) : (
        <p className={classes.warning} role="alert">
          {t('import.noHeader')}
        </p>
      )}
      <div className={classes.actions}>
        <Button look="primary" disabled={count === 0 || readOnly !== null} onClick={apply}>
          {t('import.apply', { n: count })}
        </Button>
        <Button onClick={onOther}>{t('import.other')}</Button>
        <Button look="quiet" onClick={onClose}>
          {t('import.cancel')}
        </Button>
      </div>
    </>
  )
}
