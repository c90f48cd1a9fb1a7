import type { SchoolClass } from '@classeur/contracts'
import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useClassActions } from '../model/use-class-actions.ts'
import classes from './put-away.module.css'

const iconPx = 17

/** Archives or deletes the class. Only its owner can do this, and both can be undone. */
export function PutAway({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const { archive, unarchive, remove } = useClassActions()
  const archiving = useSubmission(async () => {
    await (schoolClass.archivedAt ? unarchive(schoolClass.id) : archive(schoolClass))
  })
  // Leave the class first, so that its pages don't refetch deleted data.
  const removing = useSubmission(async () => {
    await navigate('/')
    await remove(schoolClass)
  })
  if (schoolClass.role !== 'owner') return null
  const ArchiveIcon = schoolClass.archivedAt ? IconArchiveOff : IconArchive
  return (
    <Panel title={t('putAway.title')}>
      <div className="stack">
        <div className={classes.row}>
          <p className={classes.text}>{t(schoolClass.archivedAt ? 'putAway.archived' : 'putAway.archive')}</p>
          <Button
            small
            icon={<ArchiveIcon size={iconPx} aria-hidden />}
            busy={archiving.busy}
            onClick={() => void archiving.submit()}
          >
            {t(schoolClass.archivedAt ? 'action.unarchive' : 'action.archive')}
          </Button>
        </div>
        <div className={classes.row}>
          <p className={classes.text}>{t('putAway.delete')}</p>
          <Button
            small
            look="danger"
            icon={<IconTrash size={iconPx} aria-hidden />}
            busy={removing.busy}
            onClick={() => void removing.submit()}
          >
            {t('action.delete')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
