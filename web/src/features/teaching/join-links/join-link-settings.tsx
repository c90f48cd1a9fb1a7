import { ChangeJoinLinkRequest, DayString, type JoinLink } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { formatDate } from '../../../i18n/format.ts'
import { dayOfInstant, endOfDay } from './day-field.ts'
import classes from './join-link-settings.module.css'
import { RoleField } from '../fields/role-field.tsx'

const maxUsesLimit = 1000
const { role, maxUses } = ChangeJoinLinkRequest.required().shape
const settings = z.object({
  role,
  openUntil: DayString,
  expiresOn: z.literal('').or(DayString),
  maxUses: z
    .string()
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .pipe(maxUses),
})
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

/**
 * The expiry and maximum uses of a join link, and for teachers their role. The browser checks this form too: it reports
 * a half-typed day or number as empty text, which would otherwise remove the expiry or the limit.
 */
export function JoinLinkSettings({ link, onSave, onClose }: JoinLinkSettingsProps) {
  const { t } = useTranslation('teaching')
  const stored = fieldsOf(link)
  const forTeachers = link.audience === 'teachers'
  const { draft, values, text, set, problems, busy, onSubmit } = useDraftForm({
    form: 'join-link',
    subject: link.id,
    stored,
    schema: settings,
    save: async (sent) => {
      // An unchanged day keeps its time of day.
      const openUntil = sent.openUntil === stored.openUntil ? null : endOfDay(sent.openUntil)
      const isSaved = await onSave(link, {
        ...(forTeachers && { role: sent.role }),
        ...(openUntil && { openUntil }),
        ...(sent.expiresOn !== stored.expiresOn && { expiresAt: endOfDay(sent.expiresOn) }),
        maxUses: sent.maxUses,
      })
      if (!isSaved) return false
      onClose()
    },
  })
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
            <RoleField value={values.role} onChange={(next) => set({ role: next })} showHint />
            <TextField
              {...text('openUntil')}
              type="date"
              required
              label={t('link.field.openUntil')}
              hint={t('link.field.openUntilHint')}
              error={problems.openUntil && t('link.field.dayInvalid')}
            />
          </>
        )}
        <TextField
          {...text('expiresOn')}
          type="date"
          label={t('link.field.expiresOn')}
          hint={t('link.field.expiresOnHint')}
          error={problems.expiresOn && t('link.field.dayInvalid')}
        />
        <TextField
          {...text('maxUses')}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxUsesLimit}
          step={1}
          label={t('link.field.maxUses')}
          hint={t('link.field.maxUsesHint')}
          error={problems.maxUses && t('link.field.maxUsesInvalid', { limit: maxUsesLimit })}
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
