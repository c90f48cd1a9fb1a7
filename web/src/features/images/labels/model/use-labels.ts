import type { MediaImage, PictureLabel } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { isProblem, ProblemError } from '../../../../http/client.ts'
import { changeLabels, readImage } from './label-queries.ts'

/** Long enough to save a whole word, short enough to lose little sight of it. */
const saveAfterMs = 700
const retryAfterMs = 4000

type Labels = readonly PictureLabel[]
const isSame = (a: Labels, b: Labels) => JSON.stringify(a) === JSON.stringify(b)

/** Whether the same request may succeed later: there was no connection, or the server was busy. */
const isPassing = (error: unknown) =>
  !(error instanceof ProblemError) || error.status === 0 || error.status === 429 || error.status >= 500

const versionOf = ({ labels, labelsVersion }: MediaImage) => ({ labels, version: labelsVersion })

export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused' | 'conflict'

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
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown; times: number } | null>(null)
  /** What was read because of a conflict: only then is it one. */
  const [read, setRead] = useState<ReturnType<typeof versionOf> | null>(null)

  const draft = useDraft({ form: 'picture-labels', subject: image.id, stored: { labels: server.labels } })
  const { labels } = draft.value
  const isEdited = !isSame(labels, server.labels)
  const differs = draft.conflicts.length > 0
  const isConflict = differs && read?.version === server.version
  const mayRetry = failure === null || isPassing(failure.error)

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

  /** Runs a request; one at a time. */
  async function run(request: () => Promise<void>): Promise<void> {
    setIsSaving(true)
    try {
      await request()
      setFailure(null)
    } catch (error) {
      setFailure((before) => ({ error, times: (before?.times ?? 0) + 1 }))
    } finally {
      setIsSaving(false)
    }
  }

  const save = () =>
    run(async () => {
      try {
        await draft.save({ labels }, async () => {
          setServer(versionOf(await changeLabels(image.id, { labels, version: server.version })))
        })
      } catch (error) {
        if (!isProblem(error, 'images/labels-changed')) throw error
        await readAgain()
      }
    })

  const step = differs ? 'read' : isEdited ? 'save' : null
  const isDue = step !== null && !isSaving && !isConflict && mayRetry
  const content = JSON.stringify(labels)
  const failures = failure?.times ?? 0
  useEffect(() => {
    if (!isDue) return
    const act = () => void (step === 'read' ? run(readAgain) : save())
    const timer = setTimeout(act, failures > 0 ? retryAfterMs : isClosing ? 0 : saveAfterMs)
    window.addEventListener('online', act)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', act)
    }
    // The functions are new in every render; what they do depends on the values below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue, step, content, failures, isClosing, server.version])

  // The screens behind the editor show the labels too.
  useEffect(() => () => void client.invalidateQueries({ queryKey: ['images'] }), [client])

  const state = (): SaveState => {
    if (isConflict) return 'conflict'
    if (!mayRetry) return 'refused'
    if (failure) return 'waiting'
    return isSaving || isEdited ? 'saving' : 'saved'
  }

  return {
    labels,
    server: server.labels,
    draft,
    state: state(),
    error: mayRetry ? null : failure?.error,
    /** Keeps what was edited here; it replaces the labels of the other window. */
    keepMine: () => draft.keepTyped('labels'),
    takeTheirs: () => draft.takeStored('labels'),
    tryAgain: save,
  }
}
