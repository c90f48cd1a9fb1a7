import { highestQueuePosition, type GenerationSnapshot } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { useDurationText } from '../../../components/generations/use-duration-text.ts'
import type { Tone } from '../../../components/feedback/tag.tsx'
import { generationViews } from '../../../realtime/generations/generation-store.ts'
import { useSecondsLeft } from '../../../realtime/generations/use-seconds-left.ts'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import type { RowState } from './row-state.ts'

/** How a row shows its state: a tag, and remarks below the title. */
export interface StateText {
  tag: string
  tone: Tone
  remarks: string[]
}

const snapshotIn = (state: RowState): GenerationSnapshot | null =>
  'snapshot' in state ? state.snapshot : null

/** A reason without its own text uses `other`. */
const reasonKeys = (reason: string | number | boolean | undefined) => [
  `generations:flagReason.${String(reason)}`,
  'generations:flagReason.other',
]

/** A number stays with its unit. */
const withoutBreak = (text: string) => text.replaceAll(' ', '\u00a0')

/** A sentence as one of several remarks in a line. */
const asRemark = (sentence: string) => sentence.replace(/\.$/u, '')

/** The state of a row in words; `isOwn` is false for what a colleague has requested, and perhaps stopped. */
export function useStateText(state: RowState, isOwn: boolean): StateText {
  const { t } = useTranslation(['resources', 'generations'])
  const durationText = useDurationText()
  const snapshot = snapshotIn(state)
  const problem = useProblemText(snapshot?.error ?? null)
  const secondsLeft = useSecondsLeft(snapshot ? (generationViews.get()[snapshot.id] ?? null) : null)
  const spent = t('made.spent', { count: snapshot?.charged ?? 0 })

  switch (state.kind) {
    case 'ready':
      if (state.items === 0) return { tag: t('made.toRead'), tone: 'board', remarks: [] }
      return {
        tag: t('made.verified', { n: state.verified, of: state.items }),
        tone: state.verified === state.items ? 'board' : 'sun',
        remarks: [],
      }
    case 'stopped':
      if (state.kept === 0) return { tag: t('made.stopped'), tone: 'plain', remarks: [spent] }
      return {
        tag: t('made.kept', { n: state.kept, of: state.total }),
        tone: 'sun',
        remarks: [t(stopKey(state.snapshot.state === 'cancelled')), spent],
      }
    case 'failed':
      return { tag: t('made.failed'), tone: 'pen', remarks: [asRemark(problem.title), spent] }
    case 'flagged':
      return {
        tag: t('made.flagged'),
        tone: 'sun',
        remarks: [asRemark(t(reasonKeys(state.snapshot.error?.params['reason']))), spent],
      }
    case 'running':
      return runningText(state)
  }

  function stopKey(isCancelled: boolean) {
    if (!isCancelled) return 'made.someFailed'
    return isOwn ? 'made.youStopped' : 'made.stopped'
  }

  function runningText({
    snapshot: { state: now, stage, step, queuePosition },
    unit,
  }: Extract<RowState, { kind: 'running' }>): StateText {
    const left =
      secondsLeft === null ? [] : [t('made.left', { duration: withoutBreak(durationText(secondsLeft)) })]
    if (now === 'queued') {
      const isFarBack = queuePosition !== null && queuePosition >= highestQueuePosition
      const ahead =
        queuePosition === null ? [] : [t(isFarBack ? 'made.farBack' : 'made.ahead', { count: queuePosition })]
      return { tag: t('made.queued'), tone: 'plain', remarks: [...ahead, ...left] }
    }
    if (stage !== 'writing') return { tag: t(`generations:stage.${stage}`), tone: 'sky', remarks: left }
    const n = Math.min(step.done + 1, step.total)
    return { tag: t(`made.writing.${unit}`, { n, of: step.total }), tone: 'sky', remarks: left }
  }
}
