import { IconClipboardText, IconFileSpreadsheet, IconUsersPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import type { OpenDialog } from './roster-dialogs.tsx'

const iconSizePx = 17

/** A class without students: the fastest way first. */
export function EmptyRoster({ onDialog }: { onDialog: ((dialog: OpenDialog) => void) | null }) {
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
                {t('paste.open')}
              </Button>
              <Button
                icon={<IconFileSpreadsheet size={iconSizePx} aria-hidden />}
                onClick={() => onDialog('import')}
              >
                {t('import.open')}
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
