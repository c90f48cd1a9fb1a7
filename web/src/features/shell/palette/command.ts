import { foldSpelling } from '@classeur/domain/text'
import type { ComponentType } from 'react'

/** One command of the palette. */
export interface Command {
  id: string
  /** Key under `palette` in the text area `shell`. */
  group: 'classes' | 'students' | 'exams' | 'pages' | 'lessonPlans' | 'actions'
  label: string
  /** Small text beside the label. */
  detail?: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  run: () => void
}

/** True if each word of the query is part of a word of the label, in the spellings in which the server finds it. */
export function matches(label: string, query: string): boolean {
  const text = foldSpelling(label)
  return foldSpelling(query)
    .split(/\s+/u)
    .every((word) => text.includes(word))
}
