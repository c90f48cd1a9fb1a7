import { createStore, type Store } from '../../../config/create-store.ts'
import type { DraftKey } from '../../../drafts/draft-forms.ts'
import { readDraft, removeDraft, subscribeToDrafts, writeDraft } from '../../../drafts/draft-storage.ts'
import { readAuth } from '../../../http/session/auth-session.ts'

/**
 * The version of a cell when its field was first typed into (0 if it was never written), and the epoch in which it was
 * last typed. Saving compares with both, even days later, so that nobody's later change is overwritten.
 */
export interface SeenCell {
  base: number
  epoch: number
}

/** The unsaved input of one paper: texts by question id, and the total written on the paper. */
export interface PaperDraft {
  texts: Readonly<Record<string, string>>
  /** One entry for each text. */
  seen: Readonly<Record<string, SeenCell>>
  total: string
}

/** The position in the pile. */
export interface PileDraft {
  /** The letters typed to find a paper. */
  search: string
  /** The student of the open paper. */
  openId: string | null
  papers: Readonly<Record<string, PaperDraft | undefined>>
}

type PilePosition = Pick<PileDraft, 'search' | 'openId'>
type Papers = PileDraft['papers']

const nowhere: PilePosition = { search: '', openId: null }
const noPapers: Papers = {}
export const emptyPaper: PaperDraft = { texts: {}, seen: {}, total: '' }

const stores = new Map<string, Store<PileDraft>>()

function readPosition(key: string): PilePosition {
  try {
    return { ...nowhere, ...(JSON.parse(sessionStorage.getItem(key) ?? 'null') as PilePosition | null) }
  } catch {
    // Storage is denied, so the pile opens at its beginning.
    return nowhere
  }
}

function keepPosition(key: string, position: PilePosition): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(position))
  } catch {
    // Storage is denied here too.
  }
}

/**
 * The unfinished papers of this sheet, kept as a draft, and the position in the pile. All tabs share the papers; each
 * tab has its own position.
 */
export function pileDraftOf(examId: string): Store<PileDraft> {
  const auth = readAuth()
  const key = `classeur:pile:${auth.status === 'signed-in' ? auth.user.id : ''}:${examId}`
  const existing = stores.get(key)
  if (existing) return existing
  const store = createPileStore({ form: 'pile', subject: examId }, key)
  stores.set(key, store)
  return store
}

function createPileStore(draft: DraftKey, key: string): Store<PileDraft> {
  const position = createStore(readPosition(key))
  let last: PileDraft = { ...position.get(), papers: noPapers }
  const get = () => {
    const papers = readDraft<Papers>(draft)?.data ?? noPapers
    const { search, openId } = position.get()
    const isSame = last.papers === papers && last.search === search && last.openId === openId
    if (!isSame) last = { search, openId, papers }
    return last
  }
  return {
    get,
    set: ({ search, openId, papers }) => {
      if (papers !== get().papers) {
        if (Object.keys(papers).length > 0) writeDraft(draft, papers)
        else removeDraft(draft)
      }
      position.set({ search, openId })
      keepPosition(key, position.get())
    },
    subscribe: (listener) => {
      const stops = [position.subscribe(listener), subscribeToDrafts(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Returns the draft with this paper changed; null removes the paper. */
export function withPaper(draft: PileDraft, studentId: string, paper: PaperDraft | null): PileDraft {
  const { [studentId]: _before, ...others } = draft.papers
  const isEmpty = paper === null || (paper.total === '' && Object.keys(paper.texts).length === 0)
  return { ...draft, papers: isEmpty ? others : { ...others, [studentId]: paper } }
}

/** True if the draft has an unfinished paper. */
export const isBegun = ({ papers }: PileDraft): boolean => Object.keys(papers).length > 0
