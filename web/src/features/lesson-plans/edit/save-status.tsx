import { IconAlertTriangle, IconCloudOff, IconUserOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../components/feedback/spinner.tsx'
import type { EditState } from '../engine/plan-editor.ts'
import { useSectionEdits } from '../model/editing.ts'
import classes from './save-status.module.css'

const iconSizePx = 15
/** The state to tell, most urgent first. */
const order: readonly EditState[] = ['conflict', 'refused', 'signed-out', 'waiting', 'saving']

/** Says that edits are being saved, or why they aren't saved yet. Nothing once everything is saved. */
export function SaveStatus() {
  const { t } = useTranslation('lesson-edit')
  const edits = Object.values(useSectionEdits())
  const state = order.find((one) => edits.some((edit) => edit.state === one))
  return (
    <span role="status" className={classes.status} data-state={state}>
      {state === 'saving' && <Spinner sizePx={iconSizePx} />}
      {state === 'waiting' && <IconCloudOff size={iconSizePx} aria-hidden />}
      {state === 'signed-out' && <IconUserOff size={iconSizePx} aria-hidden />}
      {(state === 'conflict' || state === 'refused') && <IconAlertTriangle size={iconSizePx} aria-hidden />}
      {state === 'signed-out' ? t('shell:draft.signedOut') : state && t(`saving.${state}`)}
    </span>
  )
}
