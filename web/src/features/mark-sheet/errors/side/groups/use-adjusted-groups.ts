import { takeSteps, groupsToAdjust, proposalKey, stepsBack } from '@classeur/domain/marks'
import type { AdjustedGroup, GroupStep, KeptGroups, NeedGroups } from '@classeur/domain/marks'
import { useState } from 'react'
import { notifyUndoable } from '../../../../../components/overlays/notices/notices.ts'
import { useDraftEntry } from '../../../../../drafts/use-draft-entry.ts'
import { useTranslation } from 'react-i18next'
import type { SheetEngine, SheetState } from '../../../engine/sheet-engine.ts'
import { useSendSteps } from '../use-send-steps.ts'

/** Adjustments that the server hasn't confirmed; drafts of earlier versions are groups. */
type KeptSteps = { steps: readonly GroupStep[] } | KeptGroups

const none: readonly GroupStep[] = []

function stepsOf(kept: KeptSteps | null): readonly GroupStep[] {
  if (!kept) return none
  return 'steps' in kept ? kept.steps : [{ do: 'put-back', ...kept }]
}

/** Typing a name is one step. */
function withStep(steps: readonly GroupStep[], step: GroupStep): readonly GroupStep[] {
  const last = steps.at(-1)
  const isTyping = step.do === 'rename' && last?.do === 'rename' && last.groupId === step.groupId
  return [...(isTyping ? steps.slice(0, -1) : steps), step]
}

const newGroupId = () => `n${crypto.randomUUID().slice(0, 8)}`

interface AdjustedGroupsInput {
  engine: SheetEngine
  sheet: SheetState['sheet']
  needs: NeedGroups
  thresholdBasisPoints: number
  mayAdjust: boolean
}

/**
 * The groups of an exam with the adjustments of its teachers. An adjustment shows at once, waits in a draft until the
 * server has it, and is then seen by everybody in the class.
 */
export function useAdjustedGroups(input: AdjustedGroupsInput) {
  const { engine, sheet, needs, thresholdBasisPoints, mayAdjust } = input
  const { t } = useTranslation('mark-errors')
  const { exam } = sheet
  const draft = useDraftEntry<KeptSteps>({ form: 'need-groups', subject: exam.id })
  const [undos, setUndos] = useState<readonly (readonly GroupStep[])[]>([])
  const waiting = stepsOf(draft.kept)
  const { stored } = useSendSteps({
    ...{ engine, examId: exam.id, missedBelow: thresholdBasisPoints },
    inSheet: exam.needGroups ?? null,
    steps: mayAdjust ? waiting : none,
    onSent: (sent) =>
      draft.change((kept) => {
        const left = stepsOf(kept)
        const isSent = (step: GroupStep, index: number) =>
          JSON.stringify(step) === JSON.stringify(sent[index])
        const open = left.findIndex((step, index) => !isSent(step, index))
        return open === -1 ? null : { steps: left.slice(open) }
      }),
  })
  const kept = takeSteps(stored?.adjusted ?? null, needs, waiting)
  const groups: readonly AdjustedGroup[] = kept?.groups ?? groupsToAdjust(needs)

  const add = (steps: readonly GroupStep[]) =>
    draft.change((now) => ({ steps: steps.reduce(withStep, stepsOf(now)) }))
  /** Takes steps that `undo` can take back. */
  const take = (...steps: GroupStep[]) => {
    let now = kept
    const back = steps.flatMap((step) => {
      const inverse = stepsBack(now?.groups ?? groupsToAdjust(needs), step)
      now = takeSteps(now, needs, [step])
      return [inverse]
    })
    add(steps)
    const [step] = steps
    const [last] = undos.at(-1) ?? []
    const isTyping = step?.do === 'rename' && last?.do === 'rename' && last.groupId === step.groupId
    if (!isTyping) setUndos([...undos, back.toReversed().flat()])
  }
  return {
    draft,
    groups,
    isAdjusted: kept !== null,
    /** Whether marks or the threshold changed since the first adjustment, so that other groups are proposed. */
    isOutdated: kept !== null && kept.proposal !== proposalKey(needs),
    move: (studentId: string, groupId: string) => take({ do: 'move', studentId, groupId }),
    /** Moves a student to a new group. */
    moveToNew: (studentId: string) => {
      const groupId = newGroupId()
      take({ do: 'add', groupId }, { do: 'move', studentId, groupId })
    },
    add: () => take({ do: 'add', groupId: newGroupId() }),
    remove: (groupId: string) => take({ do: 'remove', groupId }),
    rename: (groupId: string, name: string) => take({ do: 'rename', groupId, name }),
    /** Back to the proposal, with a notice that brings the adjusted groups back. */
    reset: () => {
      add([{ do: 'reset' }])
      setUndos([])
      if (!kept) return
      notifyUndoable(t('groups.proposedAgain'), {
        label: t('groups.undo'),
        run: () => add([{ do: 'put-back', ...kept }]),
      })
    },
    /** Takes the last step of this visit back; null if there is none. */
    undo:
      undos.length === 0
        ? null
        : () => {
            add(undos.at(-1) ?? none)
            setUndos(undos.slice(0, -1))
          },
  }
}

export type AdjustedGroups = ReturnType<typeof useAdjustedGroups>
