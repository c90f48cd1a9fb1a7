import type { ChangeJoinLinkRequest, JoinLink } from '@classeur/contracts'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { formatDate } from '../../../i18n/format.ts'
import { dayOfInstant, endOfDay } from './day-field.ts'
import classes from './join-link-settings.module.css'
import { RoleField } from '../fields/role-field.tsx'

const maxUsesLimit = 1000
const showDay = (day: string) => (day ? formatDate(day) : '')

const fieldsOf = (link: JoinLink) => ({
  role: link.role,
  openUntil: dayOfInstant(link.openUntil),
  expiresOn: dayOfInstant(link.expiresAt),
  maxUses: link.maxUses === null ? '' : String(link.maxUses),
})

interface JoinLinkSettingsProps {
  link: JoinLink
  onSave: (link: JoinLink, changes: ChangeJoinLinkRequest) => Promise<boolean>
  onClose: () => void
}

/** The expiry and maximum uses of a join link, and for teachers their role. */
export function JoinLinkSettings({ link, onSave, onClose }: JoinLinkSettingsProps) {
  const { t } = useTranslation('teaching')
  const draft = useDraft({ form: 'join-link', subject: link.id, stored: fieldsOf(link) })
  const { role, openUntil, expiresOn, maxUses } = draft.value
  const forTeachers = link.audience === 'teachers'
  const { busy, submit } = useSubmission(async () => {
    const open = endOfDay(openUntil)
    const saved = await onSave(link, {
      ...(forTeachers && { role }),
      // An unchanged day keeps its time of day.
      ...(open && openUntil !== dayOfInstant(link.openUntil) && { openUntil: open }),
      ...(expiresOn !== dayOfInstant(link.expiresAt) && { expiresAt: endOfDay(expiresOn) }),
      maxUses: maxUses === '' ? null : Number(maxUses),
    })
    if (!saved) return
    draft.saved()
    onClose()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.conflicts.length === 0) void submit()
  }
  return (
    <Dialog title={t(`link.${link.audience}.title`)} onClose={onClose}>
      <form className={classes.settings} onSubmit={onSubmit} data-draft="join-link">
        <DraftNote draft={draft} />
        <DraftConflicts
          draft={draft}
          fields={{
            role: { name: t('role.label'), show: (value) => (value ? t(`role.${value}`) : '') },
            openUntil: { name: t('link.field.openUntil'), show: showDay },
            expiresOn: { name: t('link.field.expiresOn'), show: showDay },
            maxUses: { name: t('link.field.maxUses') },
          }}
        />
        {forTeachers && (
          <>
            <RoleField value={role} onChange={(next) => draft.set({ role: next })} showHint />
            <TextField
              type="date"
              required
              label={t('link.field.openUntil')}
              hint={t('link.field.openUntilHint')}
              value={openUntil}
              onChange={(event) => draft.set({ openUntil: event.currentTarget.value })}
            />
          </>
        )}
        <TextField
          type="date"
          label={t('link.field.expiresOn')}
          hint={t('link.field.expiresOnHint')}
          value={expiresOn}
          onChange={(event) => draft.set({ expiresOn: event.currentTarget.value })}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={maxUsesLimit}
          step={1}
          label={t('link.field.maxUses')}
          hint={t('link.field.maxUsesHint')}
          value={maxUses}
          onChange={(event) => draft.set({ maxUses: event.currentTarget.value })}
        />
        <div>
          <Button type="submit" look="primary" busy={busy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
