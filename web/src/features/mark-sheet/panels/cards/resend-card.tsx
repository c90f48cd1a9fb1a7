import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { isSentAgain, type SheetEngine } from '../../engine/sheet-engine.ts'
import { CardText } from './card-text.tsx'
import { CardActions } from './card-actions.tsx'
import { Card } from './card.tsx'
import { useSheetField } from '../../model/use-sheet.ts'

/** Sends all refused marks again whose reason may have passed, such as a reviewed sheet that is open again. */
export function ResendCard({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-panels')
  const refused = useSheetField(engine, 'refused')
  const readOnly = useSheetField(engine, 'readOnly')
  const again = refused.filter((ref) => {
    const { refusal } = engine.cell(ref)
    return refusal !== null && isSentAgain(refusal)
  })
  if (readOnly !== null || again.length < 2) return null
  return (
    <Card tone="pen" title={t('resend.title', { count: again.length })}>
      <CardText>{t('resend.text')}</CardText>
      <CardActions>
        <Button small onClick={() => engine.resend(again)}>
          {t('resend.all', { count: again.length })}
        </Button>
      </CardActions>
    </Card>
  )
}
