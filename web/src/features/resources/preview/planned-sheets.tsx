import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { PlannedSheetCard } from './planned-sheet-card.tsx'
import classes from './planned-sheets.module.css'
import type { PreviewProps } from './preview-props.ts'

const mostShown = 4

/** The sheets before they are made, as they would lie on a desk. */
export function PlannedSheets({ preview, unready, names, isParentNote }: PreviewProps) {
  const { t } = useTranslation('resources')
  const [isOpen, setIsOpen] = useState(false)
  const { shown, isOlder, error, retry } = preview
  if (unready !== null) return <p className={classes.desk}>{t(`preview.unready.${unready}`)}</p>
  if (error !== null) return <ProblemNote error={error} onRetry={retry} />
  if (!shown)
    return (
      <div className={classes.desk}>
        <SkeletonLines lines={6} />
      </div>
    )
  const rest = shown.sheets.length - mostShown
  return (
    <div className={classes.desk} aria-busy={isOlder}>
      <ul className={`plain-list ${classes.sheets}`}>
        {shown.sheets.slice(0, isOpen ? undefined : mostShown).map((sheet, index) => (
          <li key={index}>
            <PlannedSheetCard sheet={sheet} names={names} isParentNote={isParentNote} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button small look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('preview.fewer') : t('preview.more', { count: rest })}
        </Button>
      )}
    </div>
  )
}
