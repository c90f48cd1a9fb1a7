import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../../../components/fields/use-settled.ts'
import { formatTime } from '../../../../i18n/format.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { useSheetState } from '../../model/use-sheet.ts'
import classes from './save-state.module.css'
import { saveOf, type SaveKind } from './save-text.ts'

const iconOf: Record<SaveKind, Icon> = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  'signed-out': IconUserOff,
  'needs-you': IconAlertTriangle,
}

/**
 * Every typed cell passes through "saving", so announce only the state it settles in. The announcement includes the
 * time of the last save, so that its text changes at most once a minute and quick saves are announced too.
 */
const announceAfterMs = 1200

/** How long "saving" stays after a save. Without this delay, a fast typist sees the text change twice per mark. */
const savedAfterMs = 400

/** Delays the change from "saving" to "saved", and shows every other change at once. */
function useSteadyKind(kind: SaveKind): SaveKind {
  const [shown, setShown] = useState(kind)
  const isWaiting = shown === 'saving' && kind === 'saved'
  if (shown !== kind && !isWaiting) setShown(kind)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setShown('saved'), savedAfterMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return shown
}

/**
 * Icon and text for the saving state of the whole sheet. Settled changes are announced. The table announces cells that
 * wait for a decision.
 */
export function SaveState({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-panels')
  const state = useSheetState(engine)
  const { kind: currentKind, count } = saveOf(state)
  const kind = useSteadyKind(currentKind)
  const isCutOff = (kind === 'offline' || kind === 'signed-out') && count > 0
  const cells = isCutOff && state.notKept ? 'unkept' : 'cells'
  const text =
    isCutOff || kind === 'needs-you' ? t(`save.${kind}.${cells}`, { count }) : t(`save.${kind}.all`)
  const last = state.savedAt === null ? undefined : t('save.last', { at: formatTime(state.savedAt) })
  const isAnnounced = kind !== 'needs-you'
  const spoken = kind === 'saved' && last ? `${text}. ${last}` : text
  const settled = useSettled(isAnnounced ? spoken : '', announceAfterMs)
  const Shown = iconOf[kind]
  return (
    <p className={classes.state} data-kind={kind} title={last}>
      <Shown size={18} stroke={1.75} aria-hidden />
      <span className={classes.text} aria-hidden={isAnnounced || undefined}>
        {text}
      </span>
      <span className="visually-hidden" role="status">
        {settled}
      </span>
    </p>
  )
}
