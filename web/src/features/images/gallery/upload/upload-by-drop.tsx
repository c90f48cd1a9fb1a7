import { IconUpload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startUploads } from './uploads.ts'
import classes from './upload-by-drop.module.css'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false
const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Takes pictures that are dropped anywhere on the page, or pasted. Shows where they go while they are dragged. */
export function UploadByDrop() {
  const { t } = useTranslation('my-media')
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: FileList) => startUploads([...files], t('upload.unnamed')))

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      // The pointer has left the window.
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event.dataTransfer) || !event.dataTransfer) return
      event.preventDefault()
      take(event.dataTransfer.files)
    }
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      if (!clipboardData || clipboardData.files.length === 0) return
      // A copied part of a document is text and a picture of the text: a field takes the text.
      if (isField(target) && clipboardData.types.includes('text/plain')) return
      take(clipboardData.files)
    }
    const listeners = { dragover: onDragOver, dragleave: onDragLeave, drop: onDrop, paste: onPaste } as const
    const entries = Object.entries(listeners) as [string, EventListener][]
    for (const [name, listener] of entries) window.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of entries) window.removeEventListener(name, listener)
    }
  }, [])

  return (
    isOver && (
      <div className={classes.over} aria-hidden>
        <p className={classes.sign}>
          <IconUpload size={28} /> {t('upload.drop')}
        </p>
      </div>
    )
  )
}
