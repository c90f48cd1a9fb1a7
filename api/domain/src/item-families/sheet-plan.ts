import type { ResourceItem, ResourceKind, ResourceTier, RichText } from '../resources/item.ts'
import type { Language } from '../text/language.ts'
import type { Age } from './age-limits.ts'

/** What a sheet is asked to practise. `weight`: how much of it was missed; without it, all weigh the same. */
export interface SheetTopic {
  id: string | null
  name: string
  weight?: number | undefined
}

/** What a sheet is planned from. The names are as the teacher wrote them. */
export interface SheetWish {
  kind: ResourceKind
  tier: ResourceTier
  language: Language
  subject: string
  level: string
  length: number
  seed: number
  skills: readonly SheetTopic[]
  questions: readonly SheetTopic[]
  errors: readonly { key: string; name: string; correction: string | null }[]
}

/** A run of items of one family. */
export interface SheetPart {
  family: string
  /** Positions of its items, from 1. */
  from: number
  to: number
  /** The name of the skill in the language of the sheet. */
  title: string
  /** The formula of an item of this kind; null for families of words. */
  like: RichText | null
  skill: NonNullable<ResourceItem['skill']>
  /** The errors, by key, that its items are aimed at in turn, with the names that the teacher gave them. */
  aims: readonly { key: string; name: string }[]
}

/** A sheet before its items are made. The same wish gives the same plan. */
export interface SheetPlan {
  kind: ResourceKind
  tier: ResourceTier
  language: Language
  /** The age of the class, if it leaves something out. */
  age: Age
  parts: readonly SheetPart[]
  /** The names of chosen topics without prepared items. */
  lacks: readonly string[]
  minutes: number
}
