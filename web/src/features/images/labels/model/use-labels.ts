import type { MediaImage, PictureLabel } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAutoSend } from '../../../../drafts/use-auto-send.ts'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { isProblem } from '../../../../http/client.ts'
import type { UnsavedState } from '../../../../http/send-failure.ts'
import { changeLabels, readImage } from './label-queries.ts'

/** Long enough to save a whole word, short enough to lose little sight of it. */
const pauseMs = 700
const retryMs = 4000

type Labels = readonly PictureLabel[]
const isSame = (a: Labels, b: Labels) => JSON.stringify(a) === JSON.stringify(b)

const versionOf = ({ labels, labelsVersion }: MediaImage) => ({ labels, version: labelsVersion })

export type SaveState = 'saved' | 'saving' | 'conflict' | UnsavedState

/**
 * The labels of a picture while they are edited. Every change is kept on this device at once and saved a moment later;
 * a save that fails is repeated. While the editor closes, changes are saved without delay. If another window has saved
 * other labels during an edit, nothing is saved until the person chooses; otherwise they are shown, and `onOthers` gets
 * the labels before and after.
 */
export function useLabels(
  image: MediaImage,
  isClosing: boolean,
  onOthers: (before: Labels, after: Labels) => void,
) {
  const client = useQueryClient()
  const [server, setServer] = useState(versionOf(image))
  /** What was read because of a conflict: only then is it one. */
  const [read, setRead] = useState<ReturnType<typeof versionOf> | null>(null)

  const draft = useDraft({ form: 'picture-labels', subject: image.id, stored: { labels: server.labels } })
  const { labels } = draft.value
  const isEdited = !isSame(labels, server.labels)
  const differs = draft.conflicts.length > 0
  const isConflict = differs && read?.version === server.version

  const shown = versionOf(image)
  const newest = read && read.version > shown.version ? read : shown
  if (newest.version > server.version) {
    setServer(newest)
    // After an edit, they may be labels from here whose answer was lost, or the person chooses.
    if (!isEdited) onOthers(server.labels, newest.labels)
  }

  async function readAgain(): Promise<void> {
    setRead(versionOf(await readImage(image.id)))
  }

  async function save(): Promise<void> {
    try {
      await draft.save({ labels }, async () => {
        setServer(versionOf(await changeLabels(image.id, { labels, version: server.version })))
      })
    } catch (error) {
      if (!isProblem(error, 'images/labels-changed')) throw error
      await readAgain()
    }
  }

  const step = differs ? 'read' : isEdited ? 'save' : null
  const { isSending, failure, sendNow } = useAutoSend({
    content: step && !isConflict ? JSON.stringify([step, server.version, labels]) : null,
    pauseMs: isClosing ? 0 : pauseMs,
    retryMs,
    send: step === 'read' ? readAgain : save,
  })

  // The screens behind the editor show the labels too.
  useEffect(() => () => void client.invalidateQueries({ queryKey: ['images'] }), [client])

  const state = (): SaveState => {
    if (isConflict) return 'conflict'
    if (failure) return failure.state
    return isSending || isEdited ? 'saving' : 'saved'
  }

  return {
    labels,
    server: server.labels,
    draft,
    state: state(),
    /** Why the server refused the labels. */
    error: failure?.state === 'refused' ? failure.error : null,
    /** Keeps what was edited here; it replaces the labels of the other window. */
    keepMine: () => draft.keepTyped('labels'),
    takeTheirs: () => draft.takeStored('labels'),
    tryAgain: sendNow,
  }
}
