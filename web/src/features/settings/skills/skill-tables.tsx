import type { ImportSkillsResult } from '@classeur/contracts'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useSkillActions } from './skills-requests.ts'
import { saveFile } from '../../../http/save-file.ts'
import { readTable, TableTooLarge } from './skill-table-files.ts'
import { ImportReport } from './import-report.tsx'
import classes from './skill-tables.module.css'

/** Imports the library from a table file, or exports it. */
export function SkillTables({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation('school')
  const { importTable, exportTable } = useSkillActions()
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<ImportSkillsResult | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)

  const importing = useSubmission(async (file: File) => {
    setResult(null)
    setTooLarge(false)
    try {
      setResult(await importTable(await readTable(file)))
    } catch (problem) {
      if (!(problem instanceof TableTooLarge)) throw problem
      setTooLarge(true)
    }
  })
  const exporting = useSubmission(async () => saveFile(await exportTable(), t('skills.fileName')))

  return (
    <div className={classes.tables}>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('skills.import')}
        accept=".csv,.tsv,.txt,text/csv"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) void importing.submit(file)
        }}
      />
      <div className={classes.toolbar}>
        <Button
          small
          busy={importing.busy}
          icon={<IconUpload size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('skills.import')}
        </Button>
        {!isEmpty && (
          <Button
            small
            busy={exporting.busy}
            icon={<IconDownload size={16} aria-hidden />}
            onClick={() => void exporting.submit()}
          >
            {t('skills.export')}
          </Button>
        )}
      </div>
      <p className={classes.quiet}>{t('skills.tableHint')}</p>
      {isTooLarge && (
        <p role="alert" className={classes.problem}>
          {t('skills.tooLarge')}
        </p>
      )}
      {importing.error !== null && <ProblemNote error={importing.error} />}
      {exporting.error !== null && <ProblemNote error={exporting.error} />}
      {result && <ImportReport result={result} onClose={() => setResult(null)} />}
    </div>
  )
}
