import type { LessonSectionKey } from '@classeur/contracts'
import { createContext, type ComponentType } from 'react'
import type { Path } from '../../engine/paths.ts'

export interface TextProps {
  path: Path
  /** The text; it may be cut off while it is being written. */
  value: unknown
  /** Says what to write here while nothing is written. */
  prompt?: string | undefined
  /** True inside a heading. */
  inline?: boolean
  /** Changes another part of the section that follows from this text. */
  also?: (section: unknown, text: string) => unknown
}

export interface ChoiceProps {
  path: Path
  value: string
  /** The name of the choice. */
  label: string
  options: readonly { value: string; label: string }[]
  tone?: 'plain' | 'board' | 'sky' | 'sun'
  /** Changes the section; without it, the chosen value replaces the one at `path`. */
  choose?: (section: unknown, chosen: string) => unknown
}

export interface AmountProps {
  path: Path
  value: number | null
  /** The name of the number. */
  label: string
  from: number
  to: number
  /** The text around the number, such as "15 min". */
  show: (amount: number) => string
  /** Shown instead of a number while it is null; without it, the number can't be removed. */
  none?: string
}

/** How texts, numbers, choices and lists of a section are shown for editing. */
export interface SectionParts {
  Text: ComponentType<TextProps>
  Choice: ComponentType<ChoiceProps>
  Amount: ComponentType<AmountProps>
  /** Moves or removes one item of a list. */
  ItemTools: ComponentType<{ item: Path; count: number }>
  AddItem: ComponentType<{ list: Path; label: string }>
  /** Adds and removes rows and columns of the table at this position. */
  TableTools: ComponentType<{ path: Path }>
  /** The picture of a phase, with its tools. */
  PhasePicture: ComponentType<{ phase: number; title: string; imageId: string | null }>
}

/** Null where a plan is only read: such pages don't load the code for editing. */
export const PartsForEditing = createContext<SectionParts | null>(null)

/** The section around a text. */
export const SectionKey = createContext<LessonSectionKey>('overview')
