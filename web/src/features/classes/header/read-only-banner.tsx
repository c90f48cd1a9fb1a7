import type { SchoolClass } from '@classeur/contracts'
import { IconArchive, IconLock } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LargerPlan } from '../../../components/billing/plans/larger-plan.tsx'
import { ChooseOpenButton } from '../../../components/classes/open/choose-open-button.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useClassActions } from '../model/use-class-actions.ts'
import classes from './read-only-banner.module.css'

/** Why the class is read-only, and who can change that. Renders nothing for other classes. */
export function ReadOnlyBanner({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const { unarchive } = useClassActions()
  const { busy, submit } = useSubmission(async () => void (await unarchive(schoolClass.id)))
  const { readOnly, role, ownerName } = schoolClass
  if (readOnly === null) return null
  const mine = role === 'owner'
  const Icon = readOnly === 'archived' ? IconArchive : IconLock
  const advice = mine ? t(`readOnly.${readOnly}.mine`) : t(`readOnly.${readOnly}.theirs`, { name: ownerName })
  return (
    <aside className={classes.banner} role="status" data-reason={readOnly}>
      <Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>{t(`readOnly.${readOnly}.title`)}</p>
        <p>{advice}</p>
        {mine && readOnly === 'over-limit' && <LargerPlan reason="classes" />}
      </div>
      {mine && readOnly === 'archived' && (
        <Button small busy={busy} onClick={() => void submit()}>
          {t('action.unarchive')}
        </Button>
      )}
      {mine && readOnly === 'over-limit' && (
        <Suspense>
          <ChooseOpenButton />
        </Suspense>
      )}
    </aside>
  )
}
