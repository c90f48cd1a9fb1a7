import type { GradebookExportQuery } from '@classeur/contracts'
import type { GradebookSort } from '@classeur/domain/marks'
import {
  IconDownload,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconFileTypeXls,
  IconPrinter,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { Menu } from '../../../components/overlays/panels/menu.tsx'
import { saveFile } from '../../../http/save-file.ts'
import { readDigits } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { exportGradebook, type GradebookFilters } from '../model/gradebook-query.ts'

type Choice = Pick<GradebookExportQuery, 'format' | 'delimiter'>
const choices: { key: string; icon: typeof IconPrinter; choice: Choice }[] = [
  { key: 'xlsx', icon: IconFileTypeXls, choice: { format: 'xlsx', delimiter: 'comma' } },
  { key: 'csvComma', icon: IconFileTypeCsv, choice: { format: 'csv', delimiter: 'comma' } },
  { key: 'csvSemicolon', icon: IconFileTypeCsv, choice: { format: 'csv', delimiter: 'semicolon' } },
  { key: 'pdf', icon: IconFileTypePdf, choice: { format: 'pdf', delimiter: 'comma' } },
]

const iconSizePx = 18

interface GradebookExportMenuProps {
  classId: string
  filters: GradebookFilters
  sort: GradebookSort
}

/** Saves what the table shows, in its order, as a file, or prints it. */
export function GradebookExportMenu({ classId, filters, sort }: GradebookExportMenuProps) {
  const { t } = useTranslation('gradebook')
  const { busy, submit } = useSubmission(async (choice: Choice) => {
    try {
      const settings = { language: currentLanguage(), digits: readDigits() }
      const file = await exportGradebook(classId, filters, sort, { ...choice, ...settings })
      saveFile(file, file.name)
    } catch (error) {
      notifyProblem(error)
    }
  })
  const items = choices.map(({ key, icon, choice }) => ({
    ...{ key, icon, label: t(`export.${key}.title`), hint: t(`export.${key}.hint`) },
    run: () => void submit(choice),
  }))
  const print = {
    key: 'print',
    label: t('export.print.title'),
    hint: t('export.print.hint'),
    icon: IconPrinter,
    run: () => window.print(),
  }
  return (
    <Menu
      label={t('export.open')}
      align="end"
      groups={[
        { key: 'files', items },
        { key: 'paper', items: [print] },
      ]}
    >
      {(opener) => (
        <Button icon={<IconDownload size={iconSizePx} aria-hidden />} busy={busy} {...opener}>
          {t(busy ? 'export.busy' : 'export.open')}
        </Button>
      )}
    </Menu>
  )
}
