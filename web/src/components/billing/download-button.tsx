import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../fields/buttons/button.tsx'
import { useSubmission } from '../fields/use-submission.ts'
import { notifyProblem } from '../overlays/notices/notify.tsx'
import { saveFile } from '../../http/save-file.ts'
import classes from './download-button.module.css'

interface DownloadButtonProps {
  /** Loads the file. Its name comes from the server. */
  load: () => Promise<File>
  /** The text of the button; with `iconOnly`, only for screen readers and as a tooltip. */
  label: string
  /** Tells buttons with the same text apart for screen readers: the number of an order. */
  about?: string
  iconOnly?: boolean
  icon?: ReactNode
}

/** Downloads a file. A failed download is reported in a notice. */
export function DownloadButton({ load, label, about, iconOnly = false, icon }: DownloadButtonProps) {
  const { busy, submit } = useSubmission(async () => {
    try {
      const file = await load()
      saveFile(file, file.name)
    } catch (error) {
      notifyProblem(error)
    }
  })
  const symbol = icon ?? <IconDownload size={16} stroke={1.7} aria-hidden />
  const name = about ? `${label} ${about}` : label
  if (iconOnly)
    return (
      <button
        type="button"
        className={classes.symbol}
        aria-label={name}
        title={label}
        aria-disabled={busy || undefined}
        onClick={() => void submit()}
      >
        {symbol}
      </button>
    )
  return (
    <Button small icon={symbol} busy={busy} aria-label={name} onClick={() => void submit()}>
      {label}
    </Button>
  )
}
