import type { Restore } from '@classeur/contracts'
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ProblemText } from '../../../../components/feedback/problem-text.tsx'
import { formatLongDayMonth } from '../../../../i18n/format.ts'
import { useUndoRestore } from '../../model/use-undo-restore.ts'
import { SheetBody } from '../frame/sheet-body.tsx'
import classes from './restore-ended.module.css'
import { RestoredClasses } from './restored-classes.tsx'

/** A restore that is over: done, with its classes and the undo; undone; given up; or failed, which undid itself. */
export function RestoreEnded({ restore, onClose }: { restore: Restore; onClose: () => void }) {
  const { t } = useTranslation('backup')
  const { canUndo, busy, undo } = useUndoRestore(restore)
  const { state, undoUntil, error } = restore
  const kept = restore.result?.keptDocuments ?? 0
  return (
    <SheetBody
      footer={
        <div className={classes.foot}>
          <span className={classes.until}>
            {canUndo && undoUntil !== null && t('restore.undoUntil', { date: formatLongDayMonth(undoUntil) })}
          </span>
          {canUndo && (
            <Button
              icon={<IconArrowBackUp size={16} aria-hidden className="turns-in-rtl" />}
              busy={busy}
              onClick={() => void undo()}
            >
              {t('undo')}
            </Button>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      }
    >
      {state === 'done' && (
        <>
          <Outcome tone="board">{t('restore.done')}</Outcome>
          <RestoredClasses restore={restore} />
        </>
      )}
      {state === 'undone' && (
        <Outcome tone="board">
          {kept > 0 ? t('restore.undoneExcept', { count: kept }) : t('restore.undone')}
        </Outcome>
      )}
      {state === 'cancelled' && <Outcome tone="board">{t('restore.cancelled')}</Outcome>}
      {state === 'failed' && (
        <Outcome tone="pen">
          <ProblemText error={error} />{' '}
          <strong>{kept > 0 ? t('restore.failedExcept', { count: kept }) : t('restore.failed')}</strong>
        </Outcome>
      )}
    </SheetBody>
  )
}

function Outcome({ tone, children }: { tone: 'board' | 'pen'; children: ReactNode }) {
  const Icon = tone === 'board' ? IconCircleCheck : IconAlertTriangle
  return (
    <div className={classes.outcome} data-tone={tone} role={tone === 'pen' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.8} className={classes.icon} aria-hidden />
      <p>{children}</p>
    </div>
  )
}
