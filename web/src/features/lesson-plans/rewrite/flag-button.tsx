import type { LessonSection } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { IconFlag, IconFlagFilled } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { TextAreaField } from '../../../components/fields/text-area-field.tsx'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { Popover } from '../../../components/overlays/panels/popover.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { useEditing } from '../model/editing.ts'
import { readPlanAgain } from '../model/plan/lesson-plan-cache.ts'
import { flagSection } from '../model/plan/plan-requests.ts'

const iconSizePx = 16
const mostCharacters = 500

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
  const draft = useDraft({
    form: 'lesson-flag',
    subject: `${lessonPlanId}:${key}`,
    stored: { reason: flag ?? '' },
  })
  const reason = draft.value.reason.trim()
  const send = async (wanted: string | null) => {
    await flagSection(lessonPlanId, key, wanted)
    await readPlanAgain(client, lessonPlanId)
  }
  const save = async (wanted: string | null) => {
    try {
      await draft.save(draft.edits, () => send(wanted))
    } catch (error) {
      return notifyProblem(error)
    }
    onDone()
    steps.add({ message: t(wanted === null ? 'flag.removed' : 'flag.saved'), undo: () => send(flag) })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason !== '') void save(reason)
  }
  return (
    <form className="stack" data-draft="lesson-flag" onSubmit={onSubmit}>
      <TextAreaField
        label={t('flag.reason')}
        hint={t('flag.hint')}
        rows={3}
        dir="auto"
        maxLength={mostCharacters}
        value={draft.value.reason}
        onChange={(event) => draft.set({ reason: event.currentTarget.value })}
      />
      <div className="actions">
        <Button type="submit" disabled={reason === '' || reason === flag}>
          {t('flag.save')}
        </Button>
        {flag !== null && (
          <Button look="quiet" onClick={() => void save(null)}>
            {t('flag.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
