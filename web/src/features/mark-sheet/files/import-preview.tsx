import type { PlannedCell } from '@classeur/domain/marks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { Tag } from '../../../components/feedback/tag.tsx'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { useSheetField } from '../model/use-sheet.ts'
import type { ChosenFile } from './choose-marks-file.tsx'
import { NotUnderstood } from './not-understood.tsx'
import { PlannedCells } from './planned-cells.tsx'
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
  const { read, plan } = useImportPlan(engine, file.rows)
  const [into, setInto] = useState<'empty' | 'all'>('empty')
  const cells: PlannedCell[] = into === 'all' ? [...plan.changed, ...plan.fresh] : plan.fresh
  const unread = plan.unread.length + read.rows.length + read.columns.length

  const apply = () => {
    engine.write(
      'import',
      cells.map(({ studentId, leafId, to }) => ({ studentId, leafId, content: to })),
    )
    notifyDone(t('import.done', { n: cells.length }))
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
            <Tag tone="board">{t('import.fresh', { n: plan.fresh.length })}</Tag>
            <Tag tone="sun">{t('import.changed', { n: plan.changed.length })}</Tag>
            <Tag>{t('import.equal', { n: plan.equal })}</Tag>
            {unread > 0 && <Tag tone="pen">{t('import.unread', { n: unread })}</Tag>}
          </p>
          {read.isByOrder && (
            <p className={classes.warning} role="note">
              {t('import.byOrder')}
            </p>
          )}
          {plan.changed.length > 0 && (
            <ChoiceField
              label={t('import.into')}
              value={into}
              options={[
                { value: 'empty', label: t('import.intoEmpty', { n: plan.fresh.length }) },
                { value: 'all', label: t('import.intoAll', { n: plan.fresh.length + plan.changed.length }) },
              ]}
              onChange={setInto}
            />
          )}
          <PlannedCells sheet={sheet} cells={cells} />
          <NotUnderstood sheet={sheet} read={read} plan={plan} />
        </>
      ) : (
        <p className={classes.warning} role="alert">
          {t('import.noHeader')}
        </p>
      )}
      <div className={classes.actions}>
        <Button look="primary" disabled={cells.length === 0 || readOnly !== null} onClick={apply}>
          {t('import.apply', { n: cells.length })}
        </Button>
        <Button onClick={onOther}>{t('import.other')}</Button>
        <Button look="quiet" onClick={onClose}>
          {t('import.cancel')}
        </Button>
      </div>
    </>
  )
}
