import { sameRequestMs } from '@classeur/contracts'
import type { EditedObjective } from '@classeur/contracts'
import { createStore, type Store } from '../../../../config/create-store.ts'
import { onAuthChange, readAuth } from '../../../../http/session/auth-session.ts'
import type { LessonForm } from './lesson-inputs.ts'

/** A lesson requested from this browser, keyed by the generation of its objectives. Text typed since then is a draft. */
export interface AskedLesson {
  form: LessonForm
  askedAtMs: number
  /** The confirmed objectives; null before the teacher confirms. */
  objectives: EditedObjective[] | null
  /** The latest lesson plan made from these objectives, and the time of its request (ms since 1970). */
  lessonPlanId: string | null
  writtenAtMs: number | null
  /** The lesson plan from these objectives before the latest one. */
  earlierPlanId: string | null
}

/** Used instead of a generation id for objectives that the teacher writes. */
export const ownObjectives = 'own'

export type AskedLessons = Readonly<Record<string, AskedLesson>>

const lessonsKept = 8
const stores = new Map<string, Store<AskedLessons>>()
const storageKey = (userId: string) => `classeur:asked-lessons:${userId}`

function readStored(userId: string): AskedLessons {
  try {
    return JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}') as AskedLessons
  } catch {
    // Storage is denied or holds something else, so there are no earlier requests.
    return {}
  }
}

/** A person's requests in this browser. They survive a reload and follow other tabs. */
export function askedLessonsOf(userId: string): Store<AskedLessons> {
  const existing = stores.get(userId)
  if (existing) return existing
  const store = createStore(readStored(userId))
  stores.set(userId, store)
  return store
}

/** Stores a request for this and other tabs. Keeps only the latest few. */
export function rememberLesson(userId: string, generationId: string, lesson: AskedLesson): void {
  const store = askedLessonsOf(userId)
  const latest = Object.entries({ ...store.get(), [generationId]: lesson })
    .sort(([, a], [, b]) => b.askedAtMs - a.askedAtMs)
    .slice(0, lessonsKept)
  store.set(Object.fromEntries(latest))
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(store.get()))
  } catch {
    // Storage is full or denied. The request is kept as long as this page.
  }
}

/** A new request for objectives with this form. */
export const newlyAsked = (form: LessonForm): AskedLesson => ({
  form,
  askedAtMs: Date.now(),
  objectives: null,
  lessonPlanId: null,
  writtenAtMs: null,
  earlierPlanId: null,
})

/**
 * Returns the lesson with this plan as its latest. The second response to a double click names the same plan and
 * changes nothing.
 */
export const withPlan = (lesson: AskedLesson, lessonPlanId: string): AskedLesson =>
  lesson.lessonPlanId === lessonPlanId
    ? lesson
    : { ...lesson, lessonPlanId, writtenAtMs: Date.now(), earlierPlanId: lesson.lessonPlanId }

/** Requests, latest first, without the teacher's own objectives, which nobody requested. */
const byTime = (lessons: AskedLessons) =>
  Object.entries(lessons)
    .filter(([id]) => id !== ownObjectives)
    .sort(([, a], [, b]) => b.askedAtMs - a.askedAtMs)

/** The form of the latest request. */
export const lastForm = (lessons: AskedLessons): LessonForm | null => byTime(lessons)[0]?.[1].form ?? null

/** Id of the previous generation of objectives, without requests so recent that they may be this same one. */
export const askedBefore = (lessons: AskedLessons, nowMs: number): string | null =>
  byTime(lessons).find(([, { askedAtMs }]) => askedAtMs < nowMs - sameRequestMs)?.[0] ?? null

/**
 * Id of the previous lesson plan from these objectives. It is the same for both clicks of a double click, so both have
 * one request key.
 */
export const lessonPlanBefore = (
  { lessonPlanId, writtenAtMs, earlierPlanId }: AskedLesson,
  nowMs: number,
): string | null => ((writtenAtMs ?? 0) < nowMs - sameRequestMs ? lessonPlanId : (earlierPlanId ?? null))

window.addEventListener('storage', ({ key }) => {
  for (const [userId, store] of stores) if (key === storageKey(userId)) store.set(readStored(userId))
})

onAuthChange(() => {
  if (readAuth().status === 'signed-out') stores.clear()
})
