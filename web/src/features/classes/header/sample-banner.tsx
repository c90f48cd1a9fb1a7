import type { SchoolClass } from '@classeur/contracts'
import { IconFlask } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useClassActions } from '../model/use-class-actions.ts'
import classes from './sample-banner.module.css'

/** Says that these students are invented, and can delete the class with one click. */
export function SampleBanner({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const { remove } = useClassActions()
  // Leave the class first, so that its pages don't refetch deleted data.
  const { busy, submit } = useSubmission(async () => {
    await navigate('/')
    await remove(schoolClass)
  })
  if (!schoolClass.isSample) return null
  return (
    <aside className={classes.banner}>
      <IconFlask size={20} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>{t('sample.title')}</p>
        <p>{t('sample.text')}</p>
      </div>
      {schoolClass.role === 'owner' && (
        <Button small busy={busy} onClick={() => void submit()}>
          {t('sample.delete')}
        </Button>
      )}
    </aside>
  )
}
