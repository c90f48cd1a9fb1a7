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

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()

/** True if each word of the query is part of a word of the label, ignoring accents. */
export function matches(label: string, query: string): boolean {
  const text = plain(label)
  return plain(query)
    .split(/\s+/u)
    .every((word) => text.includes(word))
}
