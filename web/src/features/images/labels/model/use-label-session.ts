import { maxLabels, type MediaImage, type PictureLabel } from '@classeur/contracts'
import { useState } from 'react'
import { emptyHistory, rebased, recorded, redone, settled, undone } from './label-history.ts'
import { asStored } from './label-queries.ts'
import { duplicateOf } from './place-labels.ts'
import { useLabels } from './use-labels.ts'

/** The name of the step in which a text is written. */
export const writingStep = (id: string): string => `write:${id}`

/** Editing the labels of a picture: the labels with their steps, and the label that is selected or being written. */
export function useLabelSession(image: MediaImage, isClosing: boolean) {
  const [history, setHistory] = useState(emptyHistory)
  const edited = useLabels(image, isClosing, (before, after) =>
    setHistory((now) => rebased(now, before, after)),
  )
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [writingId, setWritingId] = useState<string | null>(null)
  const { labels, draft } = edited
  const selected = labels.find(({ id }) => id === selectedId) ?? null

  /** Replaces the labels as one step, or as a part of the open one of that name. */
  function commit(next: readonly PictureLabel[], step: string | null = null): void {
    setHistory((now) => recorded(now, labels, step))
    draft.set({ labels: asStored(next) })
  }
  const turn = (to: typeof undone) => {
    const turned = to(history, labels)
    if (!turned) return
    setHistory(turned.history)
    setWritingId(null)
    draft.set({ labels: [...turned.labels] })
  }
  const add = (label: PictureLabel) => {
    if (labels.length >= maxLabels) return
    commit([...labels, label], writingStep(label.id))
    setSelectedId(label.id)
  }

  return {
    ...edited,
    selected,
    writingId: labels.some(({ id }) => id === writingId) ? writingId : null,
    isFull: labels.length >= maxLabels,
    select: (id: string | null) => {
      setHistory(settled)
      setSelectedId(id)
    },
    /** Opens the text of a label; null ends writing. A new label and its first text are one step. */
    write: (id: string | null) => {
      setHistory((now) => (id !== null && now.open === writingStep(id) ? now : settled(now)))
      setWritingId(id)
    },
    add,
    change: (label: PictureLabel, step: string | null = null) =>
      commit(
        labels.map((one) => (one.id === label.id ? label : one)),
        step,
      ),
    remove: (id: string) => {
      const index = labels.findIndex((one) => one.id === id)
      if (index < 0) return
      commit(labels.filter((one) => one.id !== id))
      setSelectedId((labels[index + 1] ?? labels[index - 1])?.id ?? null)
      setWritingId(null)
    },
    duplicate: (label: PictureLabel) => add(duplicateOf(label)),
    takeTheirs: () => {
      setHistory((now) => recorded(now, labels, null))
      edited.takeTheirs()
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => turn(undone),
    redo: () => turn(redone),
  }
}

export type LabelSession = ReturnType<typeof useLabelSession>
