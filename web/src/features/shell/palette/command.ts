import type { ComponentType } from 'react'

/** One line of the palette. */
export interface Command {
  id: string
  /** Key under `palette` in the area `shell`. */
  group: 'classes' | 'students' | 'exams' | 'pages' | 'lessonPlans' | 'actions'
  label: string
  /** Shown small beside the label. */
  detail?: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  run: () => void
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()

/** True when every word of the query begins or is inside a word of the label, whatever the accents. */
export function matches(label: string, query: string): boolean {
  const text = plain(label)
  return plain(query)
    .split(/\s+/u)
    .every((word) => text.includes(word))
}
