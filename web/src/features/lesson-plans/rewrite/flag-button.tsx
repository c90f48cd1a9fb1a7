import { FlagSectionRequest, longestFlagReason, type LessonSection } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { TextAreaField } from '../../../components/fields/text/text-area-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Popover } from '../../../components/overlays/panels/popover.tsx'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { useEditing } from '../model/editing.ts'
import { readPlanAgain } from '../model/plan/lesson-plan-cache.ts'
import { flagSection } from '../model/plan/plan-requests.ts'

const iconSizePx = 16
const fields = FlagSectionRequest.extend({ reason: FlagSectionRequest.shape.reason.unwrap() })

interface FlagButtonProps {
  lessonPlanId: string
  section: LessonSection
  labelClassName?: string | undefined
}

/** Flags a section as wrong, with the reason, or removes the flag. */
export function FlagButton({ lessonPlanId, section, labelClassName }: FlagButtonProps) {
  const { t } = useTranslation('lesson-edit')
  const isFlagged = section.flag !== null
  const Icon = isFlagged ? IconFlagFilled : IconFlag
  return (
    <Popover
      label={t('flag.title')}
      align="end"
      wide
      opener={(opener) => (
        <Button
          small
          look="quiet"
          icon={<Icon size={iconSizePx} aria-hidden />}
          aria-pressed={isFlagged}
          {...opener}
        >
          <span className={labelClassName}>{t(isFlagged ? 'flag.flagged' : 'flag.open')}</span>
        </Button>
      )}
    >
      {(close) => <FlagForm lessonPlanId={lessonPlanId} section={section} onDone={close} />}
    </Popover>
  )
}

function FlagForm({ lessonPlanId, section, onDone }: FlagButtonProps & { onDone: () => void }) {
  const { t } = useTranslation('lesson-edit')
  const client = useQueryClient()
  const { steps } = useEditing()
  const { key, flag } = section
  const send = async (wanted: string | null) => {
    await flagSection(lessonPlanId, key, wanted)
    await readPlanAgain(client, lessonPlanId)
  }
  const end = (message: string) => {
    onDone()
    steps.add({ message, undo: () => send(flag) })
  }
  const { draft, text, problems, busy, error, onSubmit } = useDraftForm({
    form: 'lesson-flag',
    subject: `${lessonPlanId}:${key}`,
    ...(flag === null ? { initial: { reason: '' } } : { stored: { reason: flag } }),
    schema: fields,
    save: async ({ reason }) => {
      await send(reason)
      end(t('flag.saved'))
    },
  })
  const removal = useSubmission(async () => {
    await draft.save(draft.edits, () => send(null))
    end(t('flag.removed'))
  })
  const failure = error ?? removal.error
  return (
    <form className="stack" data-draft="lesson-flag" onSubmit={onSubmit} noValidate>
      <DraftNote draft={draft} />
      <DraftConflicts draft={draft} fields={{ reason: { name: t('flag.reason') } }} />
      <TextAreaField
        {...text('reason')}
        label={t('flag.reason')}
        hint={t('flag.hint')}
        error={problems.reason && t('flag.missing')}
        rows={3}
        dir="auto"
        maxLength={longestFlagReason}
      />
      {failure !== null && <ProblemNote error={failure} />}
      <div className="actions">
        <Button type="submit" busy={busy} disabled={flag !== null && !draft.isEdited}>
          {t('flag.save')}
        </Button>
        {flag !== null && (
          <Button look="quiet" busy={removal.busy} onClick={() => void removal.submit()}>
            {t('flag.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
