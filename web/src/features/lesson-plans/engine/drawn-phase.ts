import { fieldsOf, listOf, textOf } from '../model/read-partial.ts'

/** A picture that is being drawn for a phase, with the phase as it was when the picture was requested. */
export interface Drawing {
  generationId: string
  /** Position of the phase, from 0. */
  phase: number
  title: string
  /** The picture that the phase had. */
  imageId: string | null
  /** What was typed, in case it can't be drawn. */
  prompt: string
}

const phasesOf = (section: unknown) => listOf(fieldsOf(section)['items']).map(fieldsOf)

/** The picture of a phase, or null. */
export function imageOfPhase(section: unknown, phase: number): string | null {
  const imageId = phasesOf(section)[phase]?.['imageId']
  return typeof imageId === 'string' ? imageId : null
}

/**
 * The position of the phase that a picture was drawn for, after phases may have been moved, added or removed; null if
 * the phase can't be recognised. Phases have no id: one is recognised by its title, and by its position among phases
 * with the same title.
 */
export function phaseOfDrawing({ phase, title }: Drawing, section: unknown): number | null {
  const alike = phasesOf(section).flatMap((fields, index) =>
    textOf(fields['title']) === title ? [index] : [],
  )
  if (alike.includes(phase)) return phase
  return alike.length === 1 ? (alike[0] ?? null) : null
}
