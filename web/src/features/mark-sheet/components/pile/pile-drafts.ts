import { createStore, type Store } from '../../../../config/create-store.ts'
import { readAuth } from '../../../../http/auth-session.ts'

/**
 * What a cell held when its field was first typed into: its version, 0 when it was never written; and the epoch it was
 * typed on last, which says what its number means. What others did since must be seen when the paper is saved, be it days later.
 */
export interface SeenCell {
  base: number
  epoch: number
}

/** What was typed for one paper and is not saved: texts by the id of the question, and the total written on it. */
export interface PaperDraft {
  texts: Readonly<Record<string, string>>
  /** One for each of the texts. */
  seen: Readonly<Record<string, SeenCell>>
  total: string
}

/** Where somebody is in the pile. */
export interface PileDraft {
  /** The letters typed to find a paper. */
  search: string
  /** The student whose paper is open. */
  openId: string | null
  papers: Readonly<Record<string, PaperDraft | undefined>>
}

const nothing: PileDraft = { search: '', openId: null, papers: {} }
export const emptyPaper: PaperDraft = { texts: {}, seen: {}, total: '' }

const stores = new Map<string, Store<PileDraft>>()

/** Written by this file alone: a look at its shape tells it from what another version left. */
const isDraft = (kept: unknown): kept is PileDraft =>
  typeof kept === 'object' && kept !== null && 'search' in kept && 'openId' in kept && 'papers' in kept

function readKept(key: string): PileDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(kept) ? kept : nothing
  } catch {
    // Storage that is closed to us: what is in memory must do.
    return nothing
  }
}

function keep(key: string, draft: PileDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // As above.
  }
}

/** The papers that somebody has begun on this sheet. They outlive the panel, the screen and a reload of the window. */
export function pileDraftOf(examId: string): Store<PileDraft> {
  const auth = readAuth()
  const key = `classeur:papers:${auth.status === 'signed-in' ? auth.user.id : ''}:${examId}`
  const known = stores.get(key)
  if (known) return known
  const store = createStore<PileDraft>(readKept(key))
  store.subscribe(() => keep(key, store.get()))
  stores.set(key, store)
  return store
}

/** The draft with this paper changed; null takes it away. */
export function withPaper(draft: PileDraft, studentId: string, paper: PaperDraft | null): PileDraft {
  const { [studentId]: _before, ...others } = draft.papers
  const isEmpty = paper === null || (paper.total === '' && Object.keys(paper.texts).length === 0)
  return { ...draft, papers: isEmpty ? others : { ...others, [studentId]: paper } }
}

/** True when a paper of this draft was typed into and is not saved. */
export const isBegun = ({ papers }: PileDraft): boolean => Object.keys(papers).length > 0
