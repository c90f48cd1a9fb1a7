import type { CellRef } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { pointsText } from '../../model/sheet-text.ts'
import { CardText } from './card-text.tsx'
import { CardActions } from './card-actions.tsx'
import { Card } from './card.tsx'
import type { GoTo } from '../../model/go-to.ts'
import { leafLabel, leafOf, studentName } from '../../model/sheet-names.ts'
import { useCellView, useSheetField } from '../../model/use-sheet.ts'
import { writeOnStep } from './write-on-step.ts'

interface CellCardProps {
  engine: SheetEngine
  cellRef: CellRef
  onGoTo: GoTo
}

/** A text that isn't a mark: the reason, the nearest valid marks, and that nothing was saved. */
export function UnreadCard({ engine, cellRef, onGoTo }: CellCardProps) {
  const { t } = useTranslation('mark-panels')
  const sheet = useSheetField(engine, 'sheet')
  const readOnly = useSheetField(engine, 'readOnly')
  const { unread } = useCellView(engine, cellRef)
  const leaf = leafOf(sheet, cellRef.leafId)
  if (!unread || !leaf) return null
  const values = {
    text: isolate(unread.text),
    label: leafLabel(sheet, cellRef.leafId),
    step: isolate(pointsText(leaf.stepHundredths)),
    maximum: isolate(pointsText(leaf.maxHundredths)),
  }
  // This card disappears, so move the focus to the cell.
  const use = (valueHundredths: number) => {
    const content = { valueHundredths, status: null }
    engine.write('type', [{ ...cellRef, ...engine.seen(cellRef), content }])
    onGoTo(cellRef)
  }
  const drop = () => {
    engine.revert(cellRef)
    onGoTo(cellRef)
  }
  return (
    <Card tone="pen" title={t(`unread.${unread.problem}.title`, values)}>
      <CardText>
        {t('unread.where', {
          student: studentName(sheet, cellRef.studentId),
          question: leafLabel(sheet, cellRef.leafId),
        })}{' '}
        {t(`unread.${unread.problem}.text`, values)} {t('unread.nothingSaved')}
      </CardText>
      {readOnly === null && (
        <CardActions>
          {unread.nearest.map((nearest) => (
            <Button key={nearest} small onClick={() => use(nearest)}>
              {t('unread.use', { value: isolate(writeOnStep(nearest, leaf.stepHundredths)) })}
            </Button>
          ))}
          <Button small onClick={() => onGoTo(cellRef, 'edit')}>
            {t('unread.retype')}
          </Button>
          <Button small look="quiet" onClick={drop}>
            {t('unread.drop')}
          </Button>
        </CardActions>
      )}
    </Card>
  )
}
