import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState, type ReactNode } from 'react'
import { ProblemNote } from '../feedback/problem-note.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { useSubmission } from './use-submission.ts'

import classes from './file-drop.module.css'

interface FileDropProps {
  title: ReactNode
  /** Replaces the title while the file uploads. */
  busyTitle: ReactNode
  hint: ReactNode
  /** The `accept` attribute of the file input: `.csv,.xlsx`. */
  accept: string
  /** If the promise rejects, its error is shown below. */
  onFile: (file: File) => Promise<void>
}

const iconSizePx = 28

/** An area to drop one spreadsheet file on, or to choose one with. */
export function FileDrop({ title, busyTitle, hint, accept, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { busy, error, submit } = useSubmission(onFile)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) void submit(file)
    // Clear the input, so that the same file can be chosen again after corrections.
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
          accept={accept}
          disabled={busy}
          onChange={(event) => take(event.currentTarget.files)}
        />
        {busy ? <Spinner sizePx={iconSizePx} /> : <IconFileSpreadsheet size={iconSizePx} aria-hidden />}
        <span className={classes.title}>{busy ? busyTitle : title}</span>
        <span className={classes.hint}>{hint}</span>
      </label>
      {error !== null && <ProblemNote error={error} />}
    </>
  )
}
