import type { LessonObjective } from '@classeur/contracts'
import { createStore, type Store } from '../../../config/create-store.ts'
import { onAuthChange, readAuth } from '../../../http/auth-session.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { emptyForm, type LessonForm } from './lesson-form.ts'

/** An objective while it is edited; `id` only tells rows apart. */
export interface EditedObjective extends LessonObjective {
  id: string
}

/** What belongs to one generation of objectives. */
export interface Proposal {
  form: LessonForm
  /** Null until the first edit: then what was proposed is shown. */
  objectives: EditedObjective[] | null
  /** The lesson plan that was last written from it. */
  lessonPlanId: string | null
  savedAtMs: number
}

/** Everything typed on the generator screen and not yet a lesson plan. */
export interface LessonDrafts {
  version: 1
  form: LessonForm
  proposals: Readonly<Record<string, Proposal>>
}

const proposalsKept = 8
const stores = new Map<string, Store<LessonDrafts>>()
const storageKey = (userId: string) => `classeur:lesson-drafts:${userId}`

const emptyDrafts = (): LessonDrafts => ({
  version: 1,
  form: emptyForm(currentLanguage()),
  proposals: {},
})

function readStored(userId: string): LessonDrafts {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null') as LessonDrafts | null
    if (stored?.version === 1) return { ...stored, form: { ...emptyForm(currentLanguage()), ...stored.form } }
  } catch {
    // Storage that is closed to us or holds something else: begin empty.
  }
  return emptyDrafts()
}

function write(userId: string, drafts: LessonDrafts): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(drafts))
  } catch {
    // Full or closed storage: the drafts still live as long as this page.
  }
}

/** The drafts of a person in this browser: they survive a reload and follow changes in other tabs. */
export function lessonDraftsOf(userId: string): Store<LessonDrafts> {
  const known = stores.get(userId)
  if (known) return known
  const store = createStore(readStored(userId))
  stores.set(userId, store)
  return store
}

/** Changes the drafts here, in storage and so in other tabs. */
export function changeDrafts(userId: string, change: (drafts: LessonDrafts) => LessonDrafts): void {
  const store = lessonDraftsOf(userId)
  store.set(change(store.get()))
  write(userId, store.get())
}

export const newProposal = (form: LessonForm): Proposal => ({
  form,
  objectives: null,
  lessonPlanId: null,
  savedAtMs: Date.now(),
})

/** A press so soon after an answer belongs to the same wish: the second half of a double click, the other tab. */
const sameWishMs = 5000

/** The generation of the latest proposal that is not part of the present wish for objectives. */
export function proposalBefore({ proposals }: LessonDrafts, nowMs: number): string | null {
  const earlier = Object.entries(proposals).filter(([, { savedAtMs }]) => savedAtMs < nowMs - sameWishMs)
  return earlier.sort(([, a], [, b]) => b.savedAtMs - a.savedAtMs)[0]?.[0] ?? null
}

/** The lesson plan that was written from a proposal before the present wish. */
export const lessonPlanBefore = ({ lessonPlanId, savedAtMs }: Proposal, nowMs: number): string | null =>
  savedAtMs < nowMs - sameWishMs ? lessonPlanId : null

/** Keeps the latest few proposals; older ones are confirmed or forgotten long since. */
export function withProposal(drafts: LessonDrafts, generationId: string, proposal: Proposal): LessonDrafts {
  const latest = Object.entries({ ...drafts.proposals, [generationId]: proposal })
    .sort(([, a], [, b]) => b.savedAtMs - a.savedAtMs)
    .slice(0, proposalsKept)
  return { ...drafts, proposals: Object.fromEntries(latest) }
}

window.addEventListener('storage', ({ key }) => {
  for (const [userId, store] of stores) if (key === storageKey(userId)) store.set(readStored(userId))
})

onAuthChange(() => {
  if (readAuth().status === 'signed-out') stores.clear()
})
