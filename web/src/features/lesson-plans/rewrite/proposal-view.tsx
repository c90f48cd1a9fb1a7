import type { LessonPlan, LessonProposal, LessonSection } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyDone, notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { isSame } from '../../../drafts/field-edits.ts'
import { isProblem } from '../../../http/client.ts'
import { compareValues } from '../engine/compare/compare-values.ts'
import { useEditing, useSectionEdit } from '../model/editing.ts'
import { readPlanAgain, receiveSection } from '../model/plan/lesson-plan-cache.ts'
import { acceptProposal, dropProposal, reopenProposal } from '../model/plan/plan-requests.ts'
import { timedPhases } from '../model/timed-phases.ts'
import { Compared } from '../sections/compared.tsx'
import classes from './proposal-view.module.css'

const iconSizePx = 17
const minutesOf = (value: unknown) => timedPhases(value).reduce((sum, { minutes }) => sum + minutes, 0)

interface ProposalViewProps {
  plan: LessonPlan
  proposal: LessonProposal
  /** The section as it is now. */
  section: LessonSection
}

/** A proposed text beside the present one, and the two decisions about it. Both can be taken back. */
export default function ProposalView({ plan, proposal, section }: ProposalViewProps) {
  const { t } = useTranslation('lesson-edit')
  const client = useQueryClient()
  const { editor, steps } = useEditing()
  const isSaving = useSectionEdit(section.key) !== undefined
  const { key, proposed } = proposal
  const hasChanged = !isSame(section.value, proposal.before.value)
  const comparison = useMemo(() => compareValues(section.value, proposed.value), [section, proposed])
  const [before, after] = [minutesOf(section.value), minutesOf(proposed.value)]

  /** Makes a decision. `revert` takes back what it did to the section; false if the section has changed since. */
  const decide = async (decision: () => Promise<void>, message: string, revert: () => boolean) => {
    try {
      await decision()
    } catch (error) {
      notifyProblem(error)
      if (isProblem(error, 'lesson-plans/section-changed')) await readPlanAgain(client, plan.id)
      return
    }
    steps.add({
      message,
      undo: async () => {
        if (!revert()) return notifyDone(t('undo.impossible'))
        await reopenProposal(plan.id, key)
        await readPlanAgain(client, plan.id)
      },
    })
    void client.invalidateQueries({ queryKey: ['lesson-plans', 'versions', plan.id] })
    await readPlanAgain(client, plan.id)
  }
  const accept = useSubmission(() =>
    decide(
      async () => {
        receiveSection(client, plan.id, await acceptProposal(plan.id, key, section.version))
      },
      t('proposal.accepted'),
      () => editor.undo({ key, before: section.value, after: proposed.value }),
    ),
  )
  const keep = useSubmission(() =>
    decide(
      () => dropProposal(plan.id, key),
      t('proposal.keptOld'),
      () => true,
    ),
  )

  return (
    <div className={classes.proposal}>
      {hasChanged && (
        <p role="note" className={classes.changed}>
          {t('proposal.changed')}
        </p>
      )}
      <Compared sectionKey={key} comparison={comparison} />
      <div className={classes.decision}>
        <Button
          look="primary"
          icon={<IconCheck size={iconSizePx} aria-hidden />}
          busy={accept.busy || isSaving}
          onClick={() => void accept.submit()}
        >
          {t('proposal.accept')}
        </Button>
        <Button busy={keep.busy} onClick={() => void keep.submit()}>
          {t('proposal.keep')}
        </Button>
        <span className={classes.count}>
          {comparison.changes === 0
            ? t('proposal.same')
            : t('proposal.changes', { count: comparison.changes })}
          {key === 'phases' &&
            ` · ${before === after ? t('proposal.sameMinutes', { count: after }) : t('proposal.otherMinutes', { before, count: after })}`}
        </span>
      </div>
    </div>
  )
}
