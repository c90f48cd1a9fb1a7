import type {
  GeneratorInfo,
  Language,
  NoteTask,
  ResourceItem,
  RewriteWish,
  SheetBrief,
} from '@classeur/contracts'
import type { NoteText } from '@classeur/domain/resources'

/** A sheet to write. */
export interface SheetTask {
  brief: SheetBrief
  /** What a model receives, without names; null if nothing leaves the server. */
  outgoing: string | null
}

/** One item to write anew. */
export interface ItemTask extends SheetTask {
  /** The item as it is, without names. */
  item: ResourceItem
  /** The typed prompts of the other items of the sheet, without names. */
  others: readonly string[]
  /** Without names. */
  wish: RewriteWish
  /** What is drawn by chance follows from it. */
  seed: number
}

/** `draft`: how many items are begun. `finished` is the last event. */
export type SheetEvent =
  { type: 'draft'; begun: number } | { type: 'finished'; intro: string; items: ResourceItem[] }

/** Notes to parents to write, one for each student. */
export interface NotesTask {
  language: Language
  tasks: readonly NoteTask[]
}

/**
 * `draft`: how many notes are written. `finished` is the last event: the notes with pseudonyms, in the order of the tasks;
 * null for each that the product's rules write instead.
 */
export type NotesEvent = { type: 'draft'; written: number } | { type: 'finished'; notes: (NoteText | null)[] }

/**
 * Writes the items of generated resources. Items say truthfully whether their answer is right: `verified` only if code
 * computed it, or if it was solved without being seen. Failures are those of `TextGenerator`; without a model also
 * `generations/no-material`.
 */
export interface ResourceGenerator {
  readonly info: GeneratorInfo
  /** The same for notes, which have prompts of their own. */
  readonly noteInfo: GeneratorInfo
  writeSheet(task: SheetTask, signal: AbortSignal): AsyncIterable<SheetEvent>
  /** Requires a model: without one, the notes are made by rules before a worker gets them. */
  writeNotes(task: NotesTask, signal: AbortSignal): AsyncIterable<NotesEvent>
  /** A new version of an item, with the same id. */
  rewriteItem(task: ItemTask, signal: AbortSignal): Promise<ResourceItem>
}
