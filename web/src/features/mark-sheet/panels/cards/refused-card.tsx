import type { CellRef } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { pointsText } from '../../model/sheet-text.ts'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import { isSentAgain, type SheetEngine } from '../../engine/sheet-engine.ts'
import { CardText } from './card-text.tsx'
import { CardActions } from './card-actions.tsx'
import { Card } from './card.tsx'
import type { GoTo } from '../../model/go-to.ts'
import { leafLabel, leafOf, studentName } from '../../model/sheet-names.ts'
import { useCellView, useSheetField } from '../../model/use-sheet.ts'
import { useMarkText } from './use-mark-text.ts'

interface RefusedCardProps {
  engine: SheetEngine
  cellRef: CellRef
  onGoTo: GoTo
}

/**
 * A refused mark: the reason, a button to restore the saved mark, and a button to send it again if the reason may have
 * passed.
 */
export function RefusedCard({ engine, cellRef, onGoTo }: RefusedCardProps) {
  const { t } = useTranslation('mark-panels')
  const sheet = useSheetField(engine, 'sheet')
  const readOnly = useSheetField(engine, 'readOnly')
  const { refusal, content } = useCellView(engine, cellRef)
  const markText = useMarkText(sheet)
  if (!refusal) return null
  const leaf = leafOf(sheet, cellRef.leafId)
  const values = {
    maximum: isolate(pointsText(leaf?.maxHundredths ?? 0)),
    step: isolate(pointsText(leaf?.stepHundredths ?? 0)),
  }
  const revert = () => {
    engine.revert(cellRef)
    onGoTo(cellRef)
  }
  const sendAgain = () => {
    engine.resend([cellRef])
    onGoTo(cellRef)
  }
  const isFixable = refusal === 'above-maximum' || refusal === 'off-step' || refusal === 'rescaled-meanwhile'
  return (
    <Card tone="pen" title={t('refused.title', { mark: markText(content, cellRef.leafId) })}>
      <CardText>
        {t('unread.where', {
          student: studentName(sheet, cellRef.studentId),
          question: leafLabel(sheet, cellRef.leafId),
        })}{' '}
        {isFixable ? t(`refused.${refusal}`, values) : t(`mark-grid:refusal.${refusal}`)}
      </CardText>
      <CardActions>
        {readOnly === null && isSentAgain(refusal) && (
          <Button small onClick={sendAgain}>
            {t('refused.again')}
          </Button>
        )}
        {isFixable && (
          <Button small onClick={() => onGoTo(cellRef, 'edit')}>
            {t('unread.retype')}
          </Button>
        )}
        <Button small onClick={revert}>
          {t('refused.revert')}
        </Button>
      </CardActions>
    </Card>
  )
}
