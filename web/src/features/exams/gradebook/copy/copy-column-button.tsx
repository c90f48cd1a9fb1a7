import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import type { GradebookFilters } from '../../model/gradebook-query.ts'
import { CopyColumnDialog } from './copy-column-dialog.tsx'

const iconSizePx = 18

/** Opens the dialog that copies one column in the order of another program's list. */
export function CopyColumnButton({ classId, filters }: { classId: string; filters: GradebookFilters }) {
  const { t } = useTranslation('gradebook')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconCopy size={iconSizePx} aria-hidden />} onClick={() => setOpen(true)}>
        {t('copy.open')}
      </Button>
      {isOpen && <CopyColumnDialog classId={classId} filters={filters} onClose={() => setOpen(false)} />}
    </>
  )
}
