import { IconClipboardText, IconFileSpreadsheet, IconUsersPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import type { OpenDialog } from './roster-dialogs.tsx'

const iconSizePx = 17

interface EmptyRosterProps {
  classId: string
  /** Null in a read-only class. */
  onDialog: ((dialog: OpenDialog) => void) | null
}

/** A class without students. Offers the fastest way to add them first. */
export function EmptyRoster({ classId, onDialog }: EmptyRosterProps) {
  const { t } = useTranslation('students')
  return (
    <Panel>
      <EmptyState
        icon={IconUsersPlus}
        title={t('empty.title')}
        action={
          onDialog && (
            <>
              <Button
                look="primary"
                icon={<IconClipboardText size={iconSizePx} aria-hidden />}
                onClick={() => onDialog('paste')}
              >
                {t('paste.open')} <UnsavedTag form="paste-students" subject={classId} />
              </Button>
              <Button
                icon={<IconFileSpreadsheet size={iconSizePx} aria-hidden />}
                onClick={() => onDialog('import')}
              >
                {t('import.open')} <UnsavedTag form="import-students" subject={classId} />
              </Button>
            </>
          )
        }
      >
        {t(onDialog ? 'empty.text' : 'empty.readText')}
      </EmptyState>
    </Panel>
  )
}
