import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../components/people/avatar.tsx'
import { Meter } from '../../../../components/charts/meter.tsx'
import type { SheetState } from '../../engine/sheet-engine.ts'
import type { ListedMarker } from './marker-list.ts'
import classes from './marker-card.module.css'
import { leafLabel } from '../../model/sheet-names.ts'

interface MarkerCardProps {
  marker: ListedMarker
  sheet: SheetState['sheet']
  isOwn: boolean
}

/** One marker: the current question and the progress. */
export function MarkerCard({ marker, sheet, isOwn }: MarkerCardProps) {
  const { t } = useTranslation('mark-panels')
  const { name, isPresent, leafId, assigned, progress } = marker
  const labels = (leafIds: readonly string[]) =>
    leafIds.map((id) => leafLabel(sheet, id)).join(t('listComma'))
  const counts = progress && { entered: progress.entered, count: progress.total }
  const doing =
    isPresent && leafId !== null ? t('markers.marking', { question: leafLabel(sheet, leafId) }) : null
  const isSaid = doing !== null && assigned.length === 1 && assigned[0] === leafId
  const given = assigned.length > 0 && !isSaid ? t('markers.given', { questions: labels(assigned) }) : null
  const facts = [
    doing ?? (isPresent ? t('markers.here') : null),
    given,
    counts && t('markers.progress', counts),
  ]
  return (
    <li className={classes.marker}>
      <div className={classes.person}>
        <Avatar name={name} own={isOwn} />
        <div className={classes.text}>
          <p className={classes.name}>
            <bdi>{name}</bdi>
            {isOwn && ` ${t('markers.you')}`}
          </p>
          <p className={classes.doing}>{facts.filter(Boolean).join(t('listComma'))}</p>
        </div>
      </div>
      {progress && (
        <Meter
          tone={isOwn ? 'board' : 'sky'}
          percent={(100 * progress.entered) / progress.total}
          label={t('markers.meter', { name, questions: labels(progress.leafIds) })}
        />
      )}
    </li>
  )
}
