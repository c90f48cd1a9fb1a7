import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/ui/problem-note.tsx'
import { Spinner } from '../../../../components/ui/spinner.tsx'
import { useSubmission } from '../../../../components/ui/use-submission.ts'
import { readMarksFile } from './file-requests.ts'
import classes from './import-marks.module.css'

/** A file that was read. */
export interface ChosenFile {
  name: string
  rows: string[][]
}

interface ChooseMarksFileProps {
  examId: string
  onRead: (file: ChosenFile) => void
}

const iconSizePx = 28

/** A place to drop a file on, or to choose one with. */
export function ChooseMarksFile({ examId, onRead }: ChooseMarksFileProps) {
  const { t } = useTranslation('mark-files')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { busy, error, submit } = useSubmission(async (file: File) => {
    onRead({ name: file.name, ...(await readMarksFile(examId, file)) })
  })
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) void submit(file)
    // The same file, mended meanwhile, can be chosen once more.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <label
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept=".csv,.tsv,.txt,.xlsx"
          disabled={busy}
          onChange={(event) => take(event.currentTarget.files)}
        />
        {busy ? <Spinner sizePx={iconSizePx} /> : <IconFileSpreadsheet size={iconSizePx} aria-hidden />}
        <span className={classes.dropTitle}>{t(busy ? 'import.reading' : 'import.choose')}</span>
        <span className={classes.hint}>{t('import.chooseHint')}</span>
      </label>
      {error !== null && <ProblemNote error={error} />}
    </>
  )
}
