import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../../../../http/session/auth-session.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { CardText } from '../cards/card-text.tsx'
import classes from './markers-card.module.css'
import { Card } from '../cards/card.tsx'
import { MarkerCard } from './marker-card.tsx'
import { listMarkers } from './marker-list.ts'
import { useSheetRows, useSheetField } from '../../model/use-sheet.ts'

/** Who marks which questions, live. Renders nothing for a person who marks alone and may not assign questions. */
export function MarkersCard({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-panels')
  const auth = useAuth()
  const sheet = useSheetField(engine, 'sheet')
  const present = useSheetField(engine, 'present')
  const rows = useSheetRows(engine)
  const [assigning, setAssigning] = useState(false)
  const ownId = auth.status === 'signed-in' ? auth.user.id : null
  const markers = useMemo(() => listMarkers({ sheet, present }, rows, ownId), [sheet, present, rows, ownId])
  const mayAssign = sheet.may.change && sheet.markers.length > 1
  if (markers.length === 0 && !mayAssign) return null
  return (
    <Card
      title={t('markers.title')}
      aside={
        mayAssign && (
          <button type="button" className={classes.quiet} onClick={() => setAssigning(true)}>
            {t('markers.assign')}
          </button>
        )
      }
    >
      {markers.length === 0 ? (
        <CardText>{t('markers.alone')}</CardText>
      ) : (
        <ul className={classes.list}>
          {markers.map((marker) => (
            <MarkerCard key={marker.id} marker={marker} sheet={sheet} isOwn={marker.id === ownId} />
          ))}
        </ul>
      )}
      {assigning && <AssignDialog engine={engine} onClose={() => setAssigning(false)} />}
    </Card>
  )
}
