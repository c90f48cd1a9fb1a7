import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { CardText } from './card-text.tsx'
import { CardActions } from './card-actions.tsx'
import { Card } from './card.tsx'
import { ConflictCard } from './conflict-card.tsx'
import type { GoTo } from '../../model/go-to.ts'
import { useSheetField } from '../../model/use-sheet.ts'

const shown = 3

/** All conflicts. Several can be resolved at once, as one step. */
export function ConflictCards({ engine, onGoTo }: { engine: SheetEngine; onGoTo: GoTo }) {
  const { t } = useTranslation('mark-panels')
  const conflicts = useSheetField(engine, 'conflicts')
  const readOnly = useSheetField(engine, 'readOnly')
  return (
    <>
      {conflicts.length > 1 && (
        <Card tone="sky" title={t('conflict.several', { count: conflicts.length })}>
          <CardText>{t('conflict.severalText')}</CardText>
          <CardActions>
            {readOnly === null && (
              <Button small onClick={() => engine.resolveAll(conflicts, 'mine')}>
                {t('conflict.allMine')}
              </Button>
            )}
            <Button small onClick={() => engine.resolveAll(conflicts, 'theirs')}>
              {t('conflict.allTheirs')}
            </Button>
          </CardActions>
        </Card>
      )}
      {conflicts.slice(0, shown).map((ref) => (
        <ConflictCard key={`${ref.studentId}:${ref.leafId}`} engine={engine} cellRef={ref} onGoTo={onGoTo} />
      ))}
    </>
  )
}
