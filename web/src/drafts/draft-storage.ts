import { onAuthChange, readAuth } from '../http/session/auth-session.ts'
import { draftKeyPrefix } from '../http/session/local-storage-at-sign-out.ts'
import { draftForms, type DraftForm, type DraftKey } from './draft-forms.ts'

/** The unsaved text of one form. */
interface Draft<T> {
  /** Version of this entry's format. */
  v: 1
  /** Version of the form's fields, see {@link draftForms}. */
  shape: number
  /** Time of the last change, in milliseconds since 1970. */
  at: number
  data: T
}

const keptForMs = 30 * 24 * 3600 * 1000
const mostDrafts = 200
const longestCharacters = 500_000

const listeners = new Set<() => void>()
const settledElsewhere = new Set<() => void>()
/** Drafts that the browser's storage refused. They last as long as this page. */
const unkept = new Map<string, Draft<unknown>>()
/** Cache of parsed entries: `useSyncExternalStore` needs the same object until an entry changes. */
const parsed = new Map<string, { raw: string; draft: Draft<unknown> | null }>()

const emit = () => {
  for (const listener of listeners) listener()
}

/** Runs after each change of a draft, here or in another tab. Returns the unsubscriber. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forms whose drafts are also removed without saving anything on the server. */
const neverSaved: readonly DraftForm[] = ['mark-texts']

/** Runs when another tab saved or discarded a draft: the data on the server may have changed. */
export const onDraftSettledElsewhere = (handler: () => void): void => void settledElsewhere.add(handler)

const currentUser = (): string | null => {
  const auth = readAuth()
  return auth.status === 'signed-in' ? auth.user.id : null
}

const prefixOf = (userId: string | null) => `${draftKeyPrefix}${userId ?? 'visitor'}:`
const formPrefix = (userId: string | null, form: DraftForm) => `${prefixOf(userId)}${form}:`
const keyOf = ({ form, subject = '', userId }: DraftKey) =>
  formPrefix(userId ?? currentUser(), form) + subject

/** Visitors without an account may share a device, so their text lasts only as long as the tab. */
const storageOf = (key: string): Storage => (key.startsWith(prefixOf(null)) ? sessionStorage : localStorage)

function rawOf(key: string): string | null {
  try {
    return storageOf(key).getItem(key)
  } catch {
    // The browser denies access to storage, so only the drafts held by this page exist.
    return null
  }
}

function parse(raw: string, shape: number): Draft<unknown> | null {
  try {
    const draft = JSON.parse(raw) as Draft<unknown> | null
    const isCurrent = draft?.v === 1 && draft.shape === shape && Date.now() - draft.at < keptForMs
    return isCurrent ? draft : null
  } catch {
    // Not a draft of this version.
    return null
  }
}

/** The signed-in person's draft of a form; null without one. Returns the same object until the draft changes. */
export function readDraft<T>(draftKey: DraftKey): Draft<T> | null {
  const key = keyOf(draftKey)
  const held = unkept.get(key)
  if (held) return held as Draft<T>
  const raw = rawOf(key)
  if (raw === null) return null
  const cached = parsed.get(key)
  if (cached?.raw === raw) return cached.draft as Draft<T> | null
  const draft = parse(raw, draftForms[draftKey.form])
  parsed.set(key, { raw, draft })
  return draft as Draft<T> | null
}

/** Subjects with a draft of this form, as a JSON list: `useSyncExternalStore` compares strings by value. */
export function readDraftedSubjects(form: DraftForm): string {
  const prefix = formPrefix(currentUser(), form)
  const subjects = keysWith(prefix)
    .map((key) => key.slice(prefix.length))
    .filter((subject) => readDraft({ form, subject }) !== null)
  return JSON.stringify(subjects.sort())
}

function keysWith(prefix: string): string[] {
  const held = [...unkept.keys()]
  try {
    held.push(...Object.keys(storageOf(prefixOf(currentUser()))))
  } catch {
    // The browser denies access to storage, so it holds no keys.
  }
  return [...new Set(held)].filter((key) => key.startsWith(prefix))
}

/** Number of drafts on this device, of everybody who uses it: signing out deletes them all. */
export const countDrafts = (): number => keysWith(draftKeyPrefix).length

/** True while this draft lasts only as long as the page, because storage is full or denied. */
export const isUnkept = (draftKey: DraftKey): boolean => unkept.has(keyOf(draftKey))

/** Stores a draft synchronously, so that closing the tab right afterwards loses nothing. */
export function writeDraft<T>(draftKey: DraftKey, data: T): void {
  store(keyOf(draftKey), { v: 1, shape: draftForms[draftKey.form], at: Date.now(), data })
}

function store(key: string, draft: Draft<unknown>): void {
  try {
    const raw = JSON.stringify(draft)
    if (raw.length > longestCharacters) throw new RangeError('draft too long')
    if (rawOf(key) === null) removeSurplus()
    storageOf(key).setItem(key, raw)
    parsed.set(key, { raw, draft })
    unkept.delete(key)
  } catch {
    // Storage is full or denied, or the text is too long. The form says so, and the browser asks before leaving the page.
    unkept.set(key, draft)
  }
  emit()
}

/** Removes a draft. Returns a function that restores it, unless there is a newer draft or another person has signed in. */
export function removeDraft(draftKey: DraftKey): () => void {
  const key = keyOf(draftKey)
  const userId = currentUser()
  const draft = readDraft(draftKey)
  unkept.delete(key)
  try {
    storageOf(key).removeItem(key)
  } catch {
    // The browser denies access to storage, so there is nothing to remove.
  }
  emit()
  return () => {
    if (draft && currentUser() === userId && readDraft(draftKey) === null) store(key, draft)
  }
}

function timeOf(key: string): number {
  try {
    const { at } = JSON.parse(rawOf(key) ?? 'null') as Draft<unknown>
    return typeof at === 'number' ? at : 0
  } catch {
    // Not a draft, so remove it first.
    return 0
  }
}

/** Makes room for one more draft: removes the expired ones, and the oldest ones beyond the limit. */
function removeSurplus(): void {
  const dated = keysWith(draftKeyPrefix).map((key) => ({ key, at: timeOf(key) }))
  const isOld = ({ at }: { at: number }) => Date.now() - at >= keptForMs
  const surplus = dated
    .toSorted((a, b) => b.at - a.at)
    .filter((one, index) => isOld(one) || index >= mostDrafts - 1)
  for (const { key } of surplus) storageOf(key).removeItem(key)
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== null && !key.startsWith(draftKeyPrefix)) return
  emit()
  if (key === null || newValue !== null || neverSaved.some((form) => key.split(':').includes(form))) return
  for (const handler of settledElsewhere) handler()
})

window.addEventListener('beforeunload', (event) => {
  if (unkept.size > 0) event.preventDefault()
})

onAuthChange(() => {
  const auth = readAuth()
  if (auth.status === 'signed-out' && auth.reason === 'signed-out') unkept.clear()
  parsed.clear()
  emit()
})
