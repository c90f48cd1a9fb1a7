import type { ChangeJoinLinkRequest, JoinLink } from '@classeur/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { dayOfInstant, endOfDay } from '../day-field.ts'
import classes from './join-links.module.css'
import { RoleField } from './role-field.tsx'

const maxUsesLimit = 1000

interface JoinLinkSettingsProps {
  link: JoinLink
  onSave: (link: JoinLink, changes: ChangeJoinLinkRequest) => Promise<boolean>
  onClose: () => void
}

/** How long a link works, how often, and for teachers with which role. */
export function JoinLinkSettings({ link, onSave, onClose }: JoinLinkSettingsProps) {
  const { t } = useTranslation('teaching')
  const [role, setRole] = useState(link.role)
  const [openUntil, setOpenUntil] = useState(dayOfInstant(link.openUntil))
  const [expiresOn, setExpiresOn] = useState(dayOfInstant(link.expiresAt))
  const [maxUses, setMaxUses] = useState(link.maxUses === null ? '' : String(link.maxUses))
  const forTeachers = link.audience === 'teachers'
  const { busy, submit } = useSubmission(async () => {
    const open = endOfDay(openUntil)
    const saved = await onSave(link, {
      ...(forTeachers && { role }),
      // An untouched day keeps its hour.
      ...(open && openUntil !== dayOfInstant(link.openUntil) && { openUntil: open }),
      ...(expiresOn !== dayOfInstant(link.expiresAt) && { expiresAt: endOfDay(expiresOn) }),
      maxUses: maxUses === '' ? null : Number(maxUses),
    })
    if (saved) onClose()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <Dialog title={t(`link.${link.audience}.title`)} onClose={onClose}>
      <form className={classes.settings} onSubmit={onSubmit}>
        {forTeachers && (
          <>
            <RoleField value={role} onChange={setRole} showHint />
            <TextField
              type="date"
              required
              label={t('link.field.openUntil')}
              hint={t('link.field.openUntilHint')}
              value={openUntil}
              onChange={(event) => setOpenUntil(event.currentTarget.value)}
            />
          </>
        )}
        <TextField
          type="date"
          label={t('link.field.expiresOn')}
          hint={t('link.field.expiresOnHint')}
          value={expiresOn}
          onChange={(event) => setExpiresOn(event.currentTarget.value)}
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
          onChange={(event) => setMaxUses(event.currentTarget.value)}
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
